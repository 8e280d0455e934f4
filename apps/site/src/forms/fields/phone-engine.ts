// Phone number rules: 14 KB that reading a page does not need, so they load on the first interaction with a form. They
// include the metadata of the countries our visitors usually call from; that of all others loads when the country list
// opens or a number starts with +. All forms of a page share it.
import { phoneNumberCheck } from '@app/domain/phone/phone-number'
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
