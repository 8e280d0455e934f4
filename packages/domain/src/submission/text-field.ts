import * as z from 'zod/mini'

// No check aborts the others: zod would then skip the rules across fields, and a person would see errors one after
// another. Errors are message keys: the site has the texts in both languages, and the server returns the same keys.
// Control characters are removed because PostgreSQL rejects NUL and mail headers must not contain line breaks.

// A lone surrogate cannot be encoded in UTF-8: the database would silently store another character.

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

/** A required text. Keys: `<key>.required`, `<key>.tooLong`. */
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

/** Characters that are not allowed in names. */
const notOfAName = /[^\p{L}\p{M} '’.-]/u

/** Matches `www.x`, `x.com` and `http…`: a full stop before two or more letters is a web address, `J.R.` is not. */
const address = /\.\p{L}{2,}|https?|www/iu

/** Changes `Ma.Elena` to `Ma. Elena`, so that no one is rejected for a missing space. */
const spacedName = (value: string) => oneLine(value).replace(/\.(?=\p{Lu}\p{Ll})/gu, '. ')

const isName = (value: string) => !notOfAName.test(value) && !address.test(value)

/**
 * A person's name. It appears in mails that we send to unverified addresses, so it must not contain a message: only
 * letters, spaces, apostrophes, hyphens and full stops, and no web address. Keys: `<key>.required`, `<key>.tooLong`,
 * `<key>.lettersOnly`.
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

/** Like `requiredName`, but optional. */
export const optionalName = (key: string, { max }: Limits) =>
  z.pipe(
    z.optional(
      z
        .string(`${key}.invalid`)
        .check(z.overwrite(spacedName), z.maxLength(max, `${key}.tooLong`), z.refine(isName, `${key}.lettersOnly`)),
    ),
    z.transform((value) => value || undefined),
  )

/** An optional text; a blank field counts as omitted. Keys: `<key>.invalid`, `<key>.tooLong`. */
export const optionalText = (key: string, { max, lines = 'one' }: Limits) =>
  z.pipe(
    z.optional(
      z
        .string(`${key}.invalid`)
        .check(z.overwrite(lines === 'one' ? oneLine : manyLines), z.maxLength(max, `${key}.tooLong`)),
    ),
    z.transform((value) => value || undefined),
  )

/** Keys: `<key>.required`, `<key>.invalid`. 254 is the maximum length of an e-mail address. */
export const requiredEmail = (key: string) =>
  z
    .string(`${key}.required`)
    .check(
      z.overwrite(oneLine),
      z.minLength(1, `${key}.required`),
      z.maxLength(254, `${key}.invalid`),
      z.email(`${key}.invalid`),
    )

/** A checkbox that must be ticked. Key: `<key>.required`. */
export const requiredTick = (key: string) => z.literal(true, `${key}.required`)
