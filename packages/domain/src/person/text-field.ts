import * as z from 'zod/mini'

// No check aborts the others: zod would then skip the rules across fields, and a person would see errors in instalments.
// Errors are message keys: the site owns the words in both languages, and the server answers with the same keys.
// Control characters are folded away because PostgreSQL refuses NUL and mail headers must not grow lines.

const oneLine = (value: string) => value.replace(/[\p{Cc}\s]+/gu, ' ').trim()

const manyLines = (value: string) =>
  value
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

/** Text a person may leave out; a blank field counts as left out. Key: `<key>.tooLong`. */
export const optionalText = (key: string, { max }: Limits) =>
  z.pipe(
    z.optional(z.string(`${key}.invalid`).check(z.overwrite(oneLine), z.maxLength(max, `${key}.tooLong`))),
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
