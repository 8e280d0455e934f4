// What a form asks about phone numbers. Until the rules have loaded (`phone-engine.ts`) only Peru is known and a number
// is taken at its length; the server has the last word.
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

/** Loads something that asks about phone numbers together with what answers. */
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

/** What the person typed beside the country button, as the international number that is sent. */
export function internationalNumber(country: CountryCode, typed: string): string {
  const digits = typed.replace(/\D/g, '')
  if (!digits) return ''
  if (typed.trim().startsWith('+')) return `+${digits}`
  // A number with the code of another country would be somebody else's.
  if (!callingCode(country)) return ''
  const parsed = engine?.parsePhone(typed, country)
  return parsed?.number ?? `+${callingCode(country)}${digits}`
}

/** A pasted or autofilled international number belongs to its own country, whatever the button says. */
export function splitInternational(typed: string): { country: CountryCode; national: string } | null {
  if (!typed.trim().startsWith('+')) return null
  const parsed = engine?.parsePhone(typed)
  if (!parsed?.country || !parsed.isValid()) return null
  return { country: parsed.country, national: parsed.formatNational() }
}

/** Digits, spaces and a leading plus; at most 15 digits with the country code, as E.164 has it. */
export function limitPhone(typed: string, country: CountryCode): string {
  const isInternational = typed.trimStart().startsWith('+')
  let left = MAX_DIGITS - (isInternational ? 0 : callingCode(country).length)
  const kept = typed.replace(/[^\d ()-]/g, '').replace(/\d/g, (digit) => (left-- > 0 ? digit : ''))
  return isInternational ? `+${kept.trimStart()}` : kept
}

export const readablePhone = (e164: string): string => engine?.parsePhone(e164)?.formatInternational() ?? e164
