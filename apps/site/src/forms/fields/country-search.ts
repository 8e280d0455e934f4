import type { CountryCode } from 'libphonenumber-js/core'

export type Country = { code: CountryCode; name: string; callingCode: string }

const normalize = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** Finds countries by name, ISO code or calling code. Countries whose name starts with the query are first. */
export function searchCountries(countries: readonly Country[], query: string): Country[] {
  const needle = normalize(query)
  if (!needle) return [...countries]
  const digits = needle.replace(/^\+/, '')
  if (/^\d+$/.test(digits)) return countries.filter(({ callingCode }) => callingCode.startsWith(digits))
  const matches = countries.filter(
    ({ name, code }) => normalize(name).includes(needle) || code.toLowerCase() === needle,
  )
  return matches.sort((a, b) => rank(a, needle) - rank(b, needle))
}

function rank({ name, code }: Country, needle: string): number {
  if (normalize(name).startsWith(needle)) return 0
  if (code.toLowerCase() === needle) return 1
  return 2
}
