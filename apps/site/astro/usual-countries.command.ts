// Run `pnpm phone:metadata` after each update of libphonenumber-js to extract the metadata of the usual countries,
// which every form loads. The generator of the library downloads the newest metadata, which may not match the installed
// version.

import { writeFileSync } from 'node:fs'
import { getCountryCallingCode } from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/metadata.min.json'

/** Peru, its neighbours and the countries that most other calls come from. */
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
