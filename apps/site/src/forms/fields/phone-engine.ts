// The rules of phone numbers: 14 KB that nobody needs to read a page, so they load when a form is first touched. The
// numbering plans of the countries our visitors call from come with it; those of all others when the list of countries
// is opened or a number starts with +. Every form of a page shares them.
import { phoneNumberCheck } from '@sillar/domain/phone/phone-number'
import {
  type CountryCode,
  getCountryCallingCode,
  type MetadataJson,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/core'
import usualCountries from './usual-countries.metadata.json'

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

export const parsePhone = (typed: string, defaultCountry?: CountryCode) =>
  parsePhoneNumberFromString(
    typed,
    defaultCountry && isKnownCountry(defaultCountry) ? { defaultCountry } : {},
    metadata,
  )
