import { expect, test } from 'vitest'
import { writeQuoteQuery } from './quote-address'
import { isExpired, quoteLabel, quoteObservation, quoteQueryOf, readQuoteMark } from './quote-document'
import { sampleQuote } from './sample-quote.fixture'

const quote = sampleQuote()

test('a quote is valid for seven days, including the last', () => {
  expect(quote.validUntil).toBe('2026-11-22')
  expect([isExpired(quote, '2026-11-22'), isExpired(quote, '2026-11-23')]).toEqual([false, true])
})

test('a number has six digits and its year', () => {
  expect([quoteLabel(1, 2026), quoteLabel(1_234_567, 2027)]).toEqual(['P-2026-000001', 'P-2027-1234567'])
})

test.each([' p-2026-000318 ', 'P – 2026 – 000318', 'P−2026−000318'])('reads %j', (text) => {
  expect(readQuoteMark(text)).toBe('P-2026-000318')
})

test('the CRM observation has number, lot, terms and validity', () => {
  expect(quoteObservation(quote)).toBe(
    'Cotización P-2026-000318: Santorini, lote B-12 US$ 19,425.00, inicial US$ 4,000.08, 36 cuotas de US$ 428.47 desde el 31/01/2027, válida hasta el 22/11/2026.',
  )
  expect(quoteObservation({ ...quote, lot: null, priceSource: 'named' })).toContain('monto del cliente US$ 19,425.00')
  expect(quoteObservation({ ...quote, lot: null, priceSource: 'from' })).toContain('precio desde US$ 19,425.00')
})

test('an expired quote links back to its own terms', () => {
  expect(writeQuoteQuery('', quoteQueryOf(quote), 'es')).toBe(
    '?proyecto=santorini&lote=B-12&inicial=4000.08&meses=36&dia=31',
  )
})

test('only a price that the visitor named is in the URL of an expired quote', () => {
  expect(quoteQueryOf({ ...quote, lot: null, priceSource: 'named' })).toMatchObject({ lot: '', price: '19425' })
  expect(quoteQueryOf({ ...quote, lot: null, priceSource: 'from' })).toMatchObject({ lot: '', price: '' })
})

test('a pasted text longer than any number is cut', () => {
  expect(readQuoteMark('P'.repeat(50))).toHaveLength(40)
})
