import * as z from 'zod/mini'

// The parser is handed in: the browser brings libphonenumber's core with the metadata of the countries it has
// loaded, the server brings all of them. The rule is the same in both.

type Parsed = { number: string; isValid(): boolean }

/** libphonenumber-js' `parsePhoneNumberFromString`, bound to its metadata. */
export type ParsePhone = (text: string) => Parsed | undefined

export type IsPhoneNumber = (text: string) => boolean

const MAX_DIGITS = 15
const E164 = new RegExp(`^\\+[1-9]\\d{5,${MAX_DIGITS - 1}}$`)

/** True for an international number (E.164, at most 15 digits) that exists in its country's numbering plan. */
export const phoneNumberCheck =
  (parse: ParsePhone): IsPhoneNumber =>
  (text) => {
    if (!E164.test(text)) return false
    const parsed = parse(text)
    return parsed?.isValid() === true && parsed.number === text
  }

/** Keys: `<key>.required`, `<key>.invalid`. Spaces, dots, dashes and brackets of typing are dropped. */
export const phoneNumber = (key: string, isPhoneNumber: IsPhoneNumber) =>
  z.string(`${key}.required`).check(
    z.overwrite((value) => value.replace(/[\s().-]+/g, '')),
    z.minLength(1, `${key}.required`),
    z.refine(isPhoneNumber, `${key}.invalid`),
  )

/** Digits with the country code and without the plus sign, as the referral script wants them. */
export const phoneDigits = (e164: string) => e164.replace(/\D/g, '')

/** For reading: `+51 900 000 123`. Numbers of other countries stay as they are. */
export const spacedPhone = (e164: string) => e164.replace(/^\+51(\d{3})(\d{3})(\d{3})$/, '+51 $1 $2 $3')
