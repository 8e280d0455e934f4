import * as z from 'zod/mini'

// The parser is injected: the browser uses libphonenumber's core with the metadata of the countries it has loaded, the
// server uses the full metadata. The rule is the same.

type Parsed = { number: string; isValid(): boolean }

/** libphonenumber-js' `parsePhoneNumberFromString`, bound to its metadata. */
export type ParsePhone = (text: string) => Parsed | undefined

export type IsPhoneNumber = (text: string) => boolean

const MAX_DIGITS = 15
const E164 = new RegExp(`^\\+[1-9]\\d{5,${MAX_DIGITS - 1}}$`)

/**
 * Returns true for an international number (E.164, at most 15 digits) that is valid in its country's numbering plan.
 */
export const phoneNumberCheck =
  (parse: ParsePhone): IsPhoneNumber =>
  (text) => {
    if (!E164.test(text)) return false
    const parsed = parse(text)
    return parsed?.isValid() === true && parsed.number === text
  }

/** Keys: `<key>.required`, `<key>.invalid`. Removes spaces, dots, dashes and brackets. */
export const phoneNumber = (key: string, isPhoneNumber: IsPhoneNumber) =>
  z.string(`${key}.required`).check(
    z.overwrite((value) => value.replace(/[\s().-]+/g, '')),
    z.minLength(1, `${key}.required`),
    z.refine(isPhoneNumber, `${key}.invalid`),
  )

/** Returns the digits with the country code and without the plus sign, as the referral script expects. */
export const phoneDigits = (e164: string) => e164.replace(/\D/g, '')

/** Formats as `+51 900 000 123`. Numbers of other countries are unchanged. */
export const spacedPhone = (e164: string) => e164.replace(/^\+51(\d{3})(\d{3})(\d{3})$/, '+51 $1 $2 $3')
