import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyQuoteQuery, type QuoteQuery, readQuoteQuery, writeQuoteQuery } from './quote-url'

const queryText = fc.string({ maxLength: 40 }).map((value) => value.trim())
const quoteQuery: fc.Arbitrary<QuoteQuery> = fc.record({
  project: queryText,
  lot: queryText,
  price: queryText,
  down: queryText,
  months: queryText,
  start: queryText,
  day: queryText,
})

test('reads a quote request back unchanged from its query in either language', () => {
  fc.assert(
    fc.property(quoteQuery, fc.constantFrom('es', 'en'), (quote, locale) => {
      expect(readQuoteQuery(writeQuoteQuery('', quote, locale))).toEqual(quote)
    }),
  )
})

test('writes the parameter names of the language and omits empty values', () => {
  const quote = { ...emptyQuoteQuery, project: 'santorini', down: '4000.08', months: '36' }
  expect(writeQuoteQuery('', quote, 'es')).toBe('?proyecto=santorini&inicial=4000.08&meses=36')
  expect(writeQuoteQuery('?proyecto=coral&utm_source=x', quote, 'en')).toBe(
    '?utm_source=x&project=santorini&down=4000.08&months=36',
  )
  expect(writeQuoteQuery('?proyecto=coral', emptyQuoteQuery, 'es')).toBe('')
})

test('truncates a parameter that is too long', () => {
  expect(readQuoteQuery(`?lote=${'A'.repeat(500)}`).lot).toHaveLength(40)
})

test('replaces the parameters of both languages', () => {
  expect(writeQuoteQuery('?project=coral&proyecto=o2', { ...emptyQuoteQuery, project: 'killa' }, 'es')).toBe(
    '?proyecto=killa',
  )
})

test('ignores spaces around a value', () => {
  expect(readQuoteQuery('?meses=+36+').months).toBe('36')
})
