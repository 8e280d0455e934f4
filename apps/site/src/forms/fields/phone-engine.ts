// This module loads on the first interaction with a form. It contains the metadata of the most common countries; the
// remaining metadata loads when the visitor opens the country list, enters a number with + or restores a draft with a
// less common country.
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
  const allCountries = await import('./all-countries')
  metadata = allCountries.metadata
  return allCountries
}

export const isPhoneNumber = phoneNumberCheck((text) => parsePhoneNumberFromString(text, metadata))

export const isKnownCountry = (country: string): country is CountryCode => Object.hasOwn(metadata.countries, country)

export const callingCode = (country: CountryCode) =>
  isKnownCountry(country) ? getCountryCallingCode(country, metadata) : ''

export const parsePhone = (typedNumber: string, defaultCountry?: CountryCode) =>
  parsePhoneNumberFromString(
    typedNumber,
    defaultCountry && isKnownCountry(defaultCountry) ? { defaultCountry } : {},
    metadata,
  )
