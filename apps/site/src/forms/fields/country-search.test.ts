import { expect, test } from 'vitest'
import { allCountries } from './all-countries'
import { searchCountries } from './country-search'

const countries = allCountries('es')
const found = (query: string) => searchCountries(countries, query).map(({ name }) => name)

test('accents and capitals do not matter', () => {
  expect(found('peru')).toEqual(['Perú'])
  expect(found('MEXICO')).toEqual(['México'])
})

test('a calling code finds its countries, with or without plus', () => {
  expect(found('+51')).toEqual(['Perú'])
  expect(found('591')).toEqual(['Bolivia'])
})

test('names that start with the query come first', () => {
  expect(found('gui')[0]).toBe('Guinea')
  expect(found('ar').slice(0, 3)).toEqual(['Arabia Saudí', 'Argelia', 'Argentina'])
})

test('an ISO code finds its country', () => {
  expect(found('cl')).toContain('Chile')
})

test('an empty query lists every country, in the order of the language', () => {
  expect(found('  ')).toHaveLength(countries.length)
  expect(countries.length).toBeGreaterThan(200)
  expect(allCountries('en').find(({ code }) => code === 'ES')?.name).toBe('Spain')
})

test('nothing matches, nothing is listed', () => {
  expect(found('narnia')).toEqual([])
})
