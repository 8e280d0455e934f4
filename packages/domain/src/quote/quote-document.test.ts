import { expect, test } from 'vitest'
import { isExpired, normalizeQuoteCode, quoteLabel, quoteObservation, quoteQueryOf } from './quote-document'
import { writeQuoteQuery } from './quote-url'
import { sampleQuote } from './sample-quote.fixture'

const quote = sampleQuote()

test('a quote is valid for seven days, including the last day', () => {
  expect(quote.validUntil).toBe('2026-11-22')
  expect([isExpired(quote, '2026-11-22'), isExpired(quote, '2026-11-23')]).toEqual([false, true])
})

test('formats a quote number with its year and at least six digits', () => {
  expect([quoteLabel(1, 2026), quoteLabel(1_234_567, 2027)]).toEqual(['P-2026-000001', 'P-2027-1234567'])
})

test.each([' p-2026-000318 ', 'P – 2026 – 000318', 'P−2026−000318', 'P-2026\0-000318'])(
  'normalises the quote number %j',
  (text) => {
    expect(normalizeQuoteCode(text)).toBe('P-2026-000318')
  },
)

test('writes number, lot, price, payment plan and validity of a quote for the CRM', () => {
  expect(quoteObservation(quote)).toBe(
    'Cotización P-2026-000318: Santorini, lote B-12 US$ 19,425.00, inicial US$ 4,000.08, 36 cuotas de US$ 428.47 desde el 31/01/2027, válida hasta el 22/11/2026.',
  )
  expect(quoteObservation({ ...quote, lot: null, priceSource: 'named' })).toContain('monto del cliente US$ 19,425.00')
  expect(quoteObservation({ ...quote, lot: null, priceSource: 'from' })).toContain('precio desde US$ 19,425.00')
})

test('returns the query parameters that repeat an expired quote', () => {
  expect(writeQuoteQuery('', quoteQueryOf(quote), 'es')).toBe(
    '?proyecto=santorini&lote=B-12&inicial=4000.08&meses=36&dia=31',
  )
})

test('adds the price to the URL of an expired quote only if the visitor chose the price', () => {
  expect(quoteQueryOf({ ...quote, lot: null, priceSource: 'named' })).toMatchObject({ lot: '', price: '19425' })
  expect(quoteQueryOf({ ...quote, lot: null, priceSource: 'from' })).toMatchObject({ lot: '', price: '' })
})

test('truncates a text that is longer than any quote number', () => {
  expect(normalizeQuoteCode('P'.repeat(50))).toHaveLength(40)
})
