import * as z from 'zod/mini'

// No check aborts later checks, because zod would then skip the rules across fields. Control characters are replaced by
// spaces, because PostgreSQL rejects NUL and mail headers must not contain line breaks.

/** Replaces lone surrogates, which UTF-8 cannot encode. */
const replaceSurrogates = (value: string) => value.replace(/\p{Cs}/gu, '\ufffd')

const oneLine = (value: string) =>
  replaceSurrogates(value)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()

const manyLines = (value: string) =>
  replaceSurrogates(value)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]+/gu, ' ')
    .trim()

type Limits = { max: number; lines?: 'one' | 'many' }

/** Builds the schema of a required text. The message keys are `<key>.required` and `<key>.tooLong`. */
export const requiredText = (key: string, { max, lines = 'one' }: Limits) =>
  z
    .string(`${key}.required`)
    .check(
      z.overwrite(lines === 'one' ? oneLine : manyLines),
      z.minLength(1, `${key}.required`),
      z.maxLength(max, `${key}.tooLong`),
    )

/** Builds the schema of a required text of letters and spaces. Adds the message key `<key>.lettersOnly`. */
export const requiredLetters = (key: string, { max }: Limits) =>
  requiredText(key, { max }).check(z.regex(/^[\p{L}\p{M} ]*$/u, `${key}.lettersOnly`))

const forbiddenInNames = /[^\p{L}\p{M} '’.-]/u

/** Matches `www.x`, `x.com` and `http…`. A full stop before a single letter, as in `J.R.`, is not part of a URL. */
const urlPattern = /\.\p{L}{2,}|https?|www/iu

/** Changes `Ma.Elena` to `Ma. Elena`, because a missing space must not make a name invalid. */
const addMissingSpaces = (value: string) => oneLine(value).replace(/\.(?=\p{Lu}\p{Ll})/gu, '. ')

const isName = (value: string) => !forbiddenInNames.test(value) && !urlPattern.test(value)

/**
 * Builds the schema of the name of a person. Mails to unverified addresses contain it, so it must not contain a
 * URL. The message keys are `<key>.required`, `<key>.tooLong` and `<key>.lettersOnly`.
 */
export const requiredName = (key: string, { max }: Limits) =>
  z
    .string(`${key}.required`)
    .check(
      z.overwrite(addMissingSpaces),
      z.minLength(1, `${key}.required`),
      z.maxLength(max, `${key}.tooLong`),
      z.refine(isName, `${key}.lettersOnly`),
    )

/** Builds the schema of an optional name. A blank field counts as omitted. */
export const optionalName = (key: string, { max }: Limits) =>
  z.pipe(
    z.optional(
      z
        .string(`${key}.invalid`)
        .check(
          z.overwrite(addMissingSpaces),
          z.maxLength(max, `${key}.tooLong`),
          z.refine(isName, `${key}.lettersOnly`),
        ),
    ),
    z.transform((value) => value || undefined),
  )

/**
 * Builds the schema of an optional text. A blank field counts as omitted. The message keys are `<key>.invalid` and
 * `<key>.tooLong`.
 */
export const optionalText = (key: string, { max, lines = 'one' }: Limits) =>
  z.pipe(
    z.optional(
      z
        .string(`${key}.invalid`)
        .check(z.overwrite(lines === 'one' ? oneLine : manyLines), z.maxLength(max, `${key}.tooLong`)),
    ),
    z.transform((value) => value || undefined),
  )

/** Builds the schema of a required e-mail address, which has at most 254 characters. */
export const requiredEmail = (key: string) =>
  z
    .string(`${key}.required`)
    .check(
      z.overwrite(oneLine),
      z.minLength(1, `${key}.required`),
      z.maxLength(254, `${key}.invalid`),
      z.email(`${key}.invalid`),
    )

/** Builds the schema of a checkbox that must be ticked. The message key is `<key>.required`. */
export const requiredTick = (key: string) => z.literal(true, `${key}.required`)
