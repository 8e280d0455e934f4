// Until `phone-engine.ts` has loaded, these functions know only the calling code of Peru and check only the length of a
// number. The server validates every number again.
import type { CountryCode } from 'libphonenumber-js/core'

export type { CountryCode }

export const HOME_COUNTRY: CountryCode = 'PE'
const HOME_CALLING_CODE = '51'
const MAX_DIGITS = 15

let engine: typeof import('./phone-engine') | null = null

export async function loadPhoneEngine() {
  engine ??= await import('./phone-engine')
  return engine
}

/** Returns a loader that loads the phone engine in parallel with a module that needs it. */
export const withPhoneEngine =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    const [module] = await Promise.all([load(), loadPhoneEngine()])
    return module
  }

export const loadAllCountries = async () => (await loadPhoneEngine()).loadAllCountries()

export const isPhoneNumber = (number: string): boolean => engine?.isPhoneNumber(number) ?? /^\+\d{8,15}$/.test(number)

export const isKnownCountry = (country: string): country is CountryCode =>
  engine?.isKnownCountry(country) ?? country === HOME_COUNTRY

export const callingCode = (country: CountryCode): string =>
  engine?.callingCode(country) ?? (country === HOME_COUNTRY ? HOME_CALLING_CODE : '')

/**
 * Returns the typed number in international format, or an empty string if it has no digits or the country's calling
 * code is not loaded.
 */
export function internationalNumber(country: CountryCode, typedNumber: string): string {
  const digits = typedNumber.replace(/\D/g, '')
  if (!digits) return ''
  if (typedNumber.trim().startsWith('+')) return `+${digits}`
  // A wrong country code would produce the number of another person.
  if (!callingCode(country)) return ''
  const parsedNumber = engine?.parsePhone(typedNumber, country)
  return parsedNumber?.number ?? `+${callingCode(country)}${digits}`
}

/**
 * Splits a pasted or autofilled international number into its country and its national number. Returns null for any
 * other text.
 */
export function splitInternational(typedNumber: string): { country: CountryCode; national: string } | null {
  if (!typedNumber.trim().startsWith('+')) return null
  const parsedNumber = engine?.parsePhone(typedNumber)
  if (!parsedNumber?.country || !parsedNumber.isValid()) return null
  return { country: parsedNumber.country, national: parsedNumber.formatNational() }
}

/**
 * Removes characters that do not belong to a phone number, and limits the number to the 15 digits of E.164, including
 * the country code.
 */
export function limitPhone(typedNumber: string, country: CountryCode): string {
  const isInternational = typedNumber.trimStart().startsWith('+')
  let remainingDigits = MAX_DIGITS - (isInternational ? 0 : callingCode(country).length)
  const national = typedNumber.replace(/[^\d ()-]/g, '').replace(/\d/g, (digit) => (remainingDigits-- > 0 ? digit : ''))
  return isInternational ? `+${national.trimStart()}` : national
}

export const readablePhone = (e164: string): string => engine?.parsePhone(e164)?.formatInternational() ?? e164
