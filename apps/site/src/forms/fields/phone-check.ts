// Phone number functions of the forms. Until the engine has loaded (`phone-engine.ts`) only Peru is known and only the
// length of a number is checked; the server validates again.
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

/** Loads a module that needs phone numbers together with the engine. */
export const withPhoneEngine =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    const [loaded] = await Promise.all([load(), loadPhoneEngine()])
    return loaded
  }

export const loadAllCountries = async () => (await loadPhoneEngine()).loadAllCountries()

export const isPhoneNumber = (number: string): boolean => engine?.isPhoneNumber(number) ?? /^\+\d{8,15}$/.test(number)

export const isKnownCountry = (country: string): country is CountryCode =>
  engine?.isKnownCountry(country) ?? country === HOME_COUNTRY

export const callingCode = (country: CountryCode): string =>
  engine?.callingCode(country) ?? (country === HOME_COUNTRY ? HOME_CALLING_CODE : '')

/** Returns the number typed beside the country button in international format, as it is sent. */
export function internationalNumber(country: CountryCode, typed: string): string {
  const digits = typed.replace(/\D/g, '')
  if (!digits) return ''
  if (typed.trim().startsWith('+')) return `+${digits}`
  // With the wrong country code the number would be another person's.
  if (!callingCode(country)) return ''
  const parsed = engine?.parsePhone(typed, country)
  return parsed?.number ?? `+${callingCode(country)}${digits}`
}

/** Splits a pasted or autofilled international number; its own country overrides the button. */
export function splitInternational(typed: string): { country: CountryCode; national: string } | null {
  if (!typed.trim().startsWith('+')) return null
  const parsed = engine?.parsePhone(typed)
  if (!parsed?.country || !parsed.isValid()) return null
  return { country: parsed.country, national: parsed.formatNational() }
}

/** Keeps digits, spaces and a leading plus, at most 15 digits with the country code (E.164). */
export function limitPhone(typed: string, country: CountryCode): string {
  const isInternational = typed.trimStart().startsWith('+')
  let left = MAX_DIGITS - (isInternational ? 0 : callingCode(country).length)
  const national = typed.replace(/[^\d ()-]/g, '').replace(/\d/g, (digit) => (left-- > 0 ? digit : ''))
  return isInternational ? `+${national.trimStart()}` : national
}

export const readablePhone = (e164: string): string => engine?.parsePhone(e164)?.formatInternational() ?? e164
