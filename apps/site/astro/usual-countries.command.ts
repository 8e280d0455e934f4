// `pnpm phone:metadata` after an update of libphonenumber-js: cuts the numbering plans that travel with every form out of
// the installed library. Its own generator (libphonenumber-metadata-generator) downloads Google's newest plans instead,
// which are not those of the installed library and which a build without internet cannot get.

import { writeFileSync } from 'node:fs'
import { getCountryCallingCode } from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/metadata.min.json'

/** Peru first, its neighbours, and where most calls from abroad come from. */
const usualCountries = ['PE', 'AR', 'BO', 'BR', 'CL', 'CO', 'EC', 'ES', 'MX', 'US'] as const

const countries = Object.fromEntries(usualCountries.map((code) => [code, metadata.countries[code]]))
const codes = usualCountries.map((code) => [getCountryCallingCode(code, metadata), [code]] as const)
const cut = {
  version: metadata.version,
  country_calling_codes: Object.fromEntries(codes),
  countries,
  nonGeographic: {},
}

const file = new URL('../src/forms/fields/usual-countries.metadata.json', import.meta.url)
writeFileSync(file, `${JSON.stringify(cut, null, 2)}\n`)
