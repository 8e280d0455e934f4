import { expect, test } from 'vitest'
import { allCountries } from './all-countries'
import { searchCountries } from './country-search'

const countries = allCountries('es')
const found = (query: string) => searchCountries(countries, query).map(({ name }) => name)

test('ignores accents and case', () => {
  expect(found('peru')).toEqual(['Perú'])
  expect(found('MEXICO')).toEqual(['México'])
})

test('finds countries by calling code, with or without plus', () => {
  expect(found('+51')).toEqual(['Perú'])
  expect(found('591')).toEqual(['Bolivia'])
})

test('lists names that start with the query first', () => {
  expect(found('gui')[0]).toBe('Guinea')
  expect(found('ar').slice(0, 3)).toEqual(['Arabia Saudí', 'Argelia', 'Argentina'])
})

test('finds a country by its ISO code', () => {
  expect(found('cl')).toContain('Chile')
})

test("lists every country for an empty query, sorted in the page's language", () => {
  expect(found('  ')).toHaveLength(countries.length)
  expect(countries.length).toBeGreaterThan(200)
  expect(allCountries('en').find(({ code }) => code === 'ES')?.name).toBe('Spain')
})

test('returns nothing without a match', () => {
  expect(found('narnia')).toEqual([])
})
