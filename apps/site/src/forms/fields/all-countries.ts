import type { Locale } from '@app/domain/language/locale'
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/metadata.min.json'
import type { Country } from './country-search'

export { metadata }

/** Returns every country that has a calling code, sorted by its name in the page's language. */
export function allCountries(locale: Locale): Country[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return getCountries(metadata)
    .map((code) => ({ code, name: names.of(code) ?? code, callingCode: getCountryCallingCode(code, metadata) }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
}
