import { getCountries, getCountryCallingCode } from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/metadata.min.json'
import type { Locale } from '@/i18n/locales'
import type { Country } from './country-search'

export { metadata }

/** Every country with a calling code, named in the visitor's language by the browser itself. */
export function allCountries(locale: Locale): Country[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return getCountries(metadata)
    .map((code) => ({ code, name: names.of(code) ?? code, callingCode: getCountryCallingCode(code, metadata) }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
}
