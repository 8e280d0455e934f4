// Run `pnpm phone:metadata` after an update of libphonenumber-js. It extracts the phone metadata shipped with every form
// from the installed library. The library's own generator (libphonenumber-metadata-generator) downloads Google's newest
// metadata instead, which may not match the installed version and needs internet access.

import { writeFileSync } from 'node:fs'
import { getCountryCallingCode } from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/metadata.min.json'

/** Peru first, then its neighbours and the countries of most calls from abroad. */
const usualCountries = ['PE', 'AR', 'BO', 'BR', 'CL', 'CO', 'EC', 'ES', 'MX', 'US'] as const

const countries = Object.fromEntries(usualCountries.map((code) => [code, metadata.countries[code]]))
const codes = usualCountries.map((code) => [getCountryCallingCode(code, metadata), [code]] as const)
const subset = {
  version: metadata.version,
  country_calling_codes: Object.fromEntries(codes),
  countries,
  nonGeographic: {},
}

const file = new URL('../src/forms/fields/usual-countries.metadata.json', import.meta.url)
writeFileSync(file, `${JSON.stringify(subset, null, 2)}\n`)
