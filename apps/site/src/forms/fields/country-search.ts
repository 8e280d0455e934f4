import type { CountryCode } from 'libphonenumber-js/core'

export type Country = { code: CountryCode; name: string; callingCode: string }

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** By name without regard to accents, by ISO code, or by calling code. Names that start with the query come first. */
export function searchCountries(countries: readonly Country[], query: string): Country[] {
  const wanted = plain(query)
  if (!wanted) return [...countries]
  const digits = wanted.replace(/^\+/, '')
  if (/^\d+$/.test(digits)) return countries.filter(({ callingCode }) => callingCode.startsWith(digits))
  const matches = countries.filter(({ name, code }) => plain(name).includes(wanted) || code.toLowerCase() === wanted)
  return matches.sort((a, b) => rank(a, wanted) - rank(b, wanted))
}

function rank({ name, code }: Country, wanted: string): number {
  if (plain(name).startsWith(wanted)) return 0
  if (code.toLowerCase() === wanted) return 1
  return 2
}
