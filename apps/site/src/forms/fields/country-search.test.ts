import { expect, test } from 'vitest'
import { allCountries } from './all-countries'
import { searchCountries } from './country-search'

const countries = allCountries('es')
const namesFor = (query: string) => searchCountries(countries, query).map(({ name }) => name)

test('finds countries regardless of accents and case', () => {
  expect(namesFor('peru')).toEqual(['Perú'])
  expect(namesFor('MEXICO')).toEqual(['México'])
})

test('finds countries by calling code with or without a plus sign', () => {
  expect(namesFor('+51')).toEqual(['Perú'])
  expect(namesFor('591')).toEqual(['Bolivia'])
})

test('lists names that start with the query before other matches', () => {
  expect(namesFor('gui')[0]).toBe('Guinea')
  expect(namesFor('ar').slice(0, 3)).toEqual(['Arabia Saudí', 'Argelia', 'Argentina'])
})

test('finds a country by its ISO code', () => {
  expect(namesFor('cl')).toContain('Chile')
})

test("lists every country for an empty query, sorted in the page's language", () => {
  expect(namesFor('  ')).toHaveLength(countries.length)
  expect(countries.length).toBeGreaterThan(200)
  expect(allCountries('en').find(({ code }) => code === 'ES')?.name).toBe('Spain')
})

test('returns no countries for a query without a match', () => {
  expect(namesFor('narnia')).toEqual([])
})
