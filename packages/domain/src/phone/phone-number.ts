import * as z from 'zod/mini'

// The parser is injected, because the browser loads the metadata of a few countries and the server the full metadata of
// libphonenumber.

type ParsedPhone = { number: string; isValid(): boolean }

/** The function `parsePhoneNumberFromString` of libphonenumber-js, bound to its metadata. */
export type ParsePhone = (text: string) => ParsedPhone | undefined

export type IsPhoneNumber = (text: string) => boolean

const MAX_DIGITS = 15
const E164 = new RegExp(`^\\+[1-9]\\d{5,${MAX_DIGITS - 1}}$`)

/**
 * Returns a check that accepts international numbers (E.164, at most 15 digits) that are valid in their country.
 */
export const phoneNumberCheck =
  (parse: ParsePhone): IsPhoneNumber =>
  (text) => {
    if (!E164.test(text)) return false
    const parsedPhone = parse(text)
    return parsedPhone?.isValid() === true && parsedPhone.number === text
  }

/**
 * Builds the schema of a phone number, which removes spaces, dots, dashes and parentheses. The message keys are
 * `<key>.required` and `<key>.invalid`.
 */
export const phoneNumber = (key: string, isPhoneNumber: IsPhoneNumber) =>
  z.string(`${key}.required`).check(
    z.overwrite((value) => value.replace(/[\s().-]+/g, '')),
    z.minLength(1, `${key}.required`),
    z.refine(isPhoneNumber, `${key}.invalid`),
  )

/** Returns the digits with the country code and without the plus sign, as WhatsApp and the referral script expect. */
export const phoneDigits = (e164: string) => e164.replace(/\D/g, '')

/** Formats a Peruvian mobile number as `+51 900 000 123`. Other numbers are unchanged. */
export const spacedPhone = (e164: string) => e164.replace(/^\+51(\d{3})(\d{3})(\d{3})$/, '+51 $1 $2 $3')
