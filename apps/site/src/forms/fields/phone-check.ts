// The numbering plans of the countries our visitors call from travel with the form (2 KB); those of all other
// countries come when the list of countries is opened or a number starts with +. Every form of a page shares them.
import { phoneNumberCheck } from '@sillar/domain/phone/phone-number'
import {
  type CountryCode,
  getCountryCallingCode,
  type MetadataJson,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/core'
import usualCountries from './usual-countries.metadata.json'

export type { CountryCode }

export const HOME_COUNTRY: CountryCode = 'PE'
const MAX_DIGITS = 15

let metadata = usualCountries as unknown as MetadataJson

export async function loadAllCountries() {
  const all = await import('./all-countries')
  metadata = all.metadata
  return all
}

export const isPhoneNumber = phoneNumberCheck((text) => parsePhoneNumberFromString(text, metadata))

export const isKnownCountry = (country: string): country is CountryCode => Object.hasOwn(metadata.countries, country)

export const callingCode = (country: CountryCode) =>
  isKnownCountry(country) ? getCountryCallingCode(country, metadata) : ''

/** What the person typed beside the country button, as the international number that is sent. */
export function internationalNumber(country: CountryCode, typed: string): string {
  const digits = typed.replace(/\D/g, '')
  if (!digits) return ''
  if (typed.trim().startsWith('+')) return `+${digits}`
  const parsed = isKnownCountry(country)
    ? parsePhoneNumberFromString(typed, { defaultCountry: country }, metadata)
    : undefined
  return parsed?.number ?? `+${callingCode(country)}${digits}`
}

/** A pasted or autofilled international number belongs to its own country, whatever the button says. */
export function splitInternational(typed: string): { country: CountryCode; national: string } | null {
  if (!typed.trim().startsWith('+')) return null
  const parsed = parsePhoneNumberFromString(typed, metadata)
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

export const readablePhone = (e164: string) => parsePhoneNumberFromString(e164, metadata)?.formatInternational() ?? e164
