import * as z from 'zod/mini'

// No check aborts the others: zod would then skip the rules across fields, and a person would see errors in instalments.
// Errors are message keys: the site owns the words in both languages, and the server answers with the same keys.
// Control characters are folded away because PostgreSQL refuses NUL and mail headers must not grow lines.

// Half of a character (a lone surrogate) cannot be written as UTF-8: the database would silently keep another one.

const whole = (value: string) => value.replace(/\p{Cs}/gu, '\ufffd')

const oneLine = (value: string) =>
  whole(value)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()

const manyLines = (value: string) =>
  whole(value)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]+/gu, ' ')
    .trim()

type Limits = { max: number; lines?: 'one' | 'many' }

/** Text a person must give. Keys: `<key>.required`, `<key>.tooLong`. */
export const requiredText = (key: string, { max, lines = 'one' }: Limits) =>
  z
    .string(`${key}.required`)
    .check(
      z.overwrite(lines === 'one' ? oneLine : manyLines),
      z.minLength(1, `${key}.required`),
      z.maxLength(max, `${key}.tooLong`),
    )

/** Letters of any alphabet with their accents, and spaces. Adds the key `<key>.lettersOnly`. */
export const requiredLetters = (key: string, { max }: Limits) =>
  requiredText(key, { max }).check(z.regex(/^[\p{L}\p{M} ]*$/u, `${key}.lettersOnly`))

/** What no name has. */
const notOfAName = /[^\p{L}\p{M} '’.-]/u

/** `www.x`, `x.com`, `http…`: a full stop inside a word of two letters or more is an address, `J.R.` is none. */
const address = /\.\p{L}{2,}|https?|www/iu

/** `Ma.Elena` → `Ma. Elena`, so that nobody is refused for a space. */
const spacedName = (value: string) => oneLine(value).replace(/\.(?=\p{Lu}\p{Ll})/gu, '. ')

const isName = (value: string) => !notOfAName.test(value) && !address.test(value)

/**
 * The name of a person. It stands in mails that go out in our name to addresses nobody has verified, so that it must
 * not carry a message: letters, spaces, apostrophes, hyphens and full stops, and no address.
 * Keys: `<key>.required`, `<key>.tooLong`, `<key>.lettersOnly`.
 */
export const requiredName = (key: string, { max }: Limits) =>
  z
    .string(`${key}.required`)
    .check(
      z.overwrite(spacedName),
      z.minLength(1, `${key}.required`),
      z.maxLength(max, `${key}.tooLong`),
      z.refine(isName, `${key}.lettersOnly`),
    )

/** As above for a name that may be left out. */
export const optionalName = (key: string, { max }: Limits) =>
  z.pipe(
    z.optional(
      z
        .string(`${key}.invalid`)
        .check(z.overwrite(spacedName), z.maxLength(max, `${key}.tooLong`), z.refine(isName, `${key}.lettersOnly`)),
    ),
    z.transform((value) => value || undefined),
  )

/** Text a person may leave out; a blank field counts as left out. Keys: `<key>.invalid`, `<key>.tooLong`. */
export const optionalText = (key: string, { max, lines = 'one' }: Limits) =>
  z.pipe(
    z.optional(
      z
        .string(`${key}.invalid`)
        .check(z.overwrite(lines === 'one' ? oneLine : manyLines), z.maxLength(max, `${key}.tooLong`)),
    ),
    z.transform((value) => value || undefined),
  )

/** Keys: `<key>.required`, `<key>.invalid`. 254 is the longest address that mail can carry. */
export const requiredEmail = (key: string) =>
  z
    .string(`${key}.required`)
    .check(
      z.overwrite(oneLine),
      z.minLength(1, `${key}.required`),
      z.maxLength(254, `${key}.invalid`),
      z.email(`${key}.invalid`),
    )

/** A box that must be ticked. Key: `<key>.required`. */
export const requiredTick = (key: string) => z.literal(true, `${key}.required`)
