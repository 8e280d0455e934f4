import { expect, test } from 'vitest'
import { paymentPlan } from './payment-plan'
import type { QuoteDocument } from './quote-document'
import { type QuoteRow, quoteColumns, quoteFromRow, quoteValues } from './quote-row'

const quote: QuoteDocument = {
  number: 'P-2026-000318',
  code: 'SM-C4Q7-9KTD',
  locale: 'en',
  project: { slug: 'santorini', name: 'Santorini' },
  lot: null,
  priceSource: 'named',
  plan: paymentPlan({ price: 1_942_500, down: 400_000, months: 36, solesPerDollar: 3.8567 }),
  start: '2027-01',
  day: 31,
  rate: { solesPerDollar: 3.8567, date: '2026-11-02' },
  issuedOn: '2026-11-15',
  validUntil: '2026-11-22',
}

test('what is stored of a quote is the quote again, the rate to its last digit', () => {
  const values = quoteValues(quote)
  const row = Object.fromEntries(quoteColumns.map((column, at) => [column, values[at]])) as QuoteRow
  expect(quoteFromRow({ ...row, soles_per_dollar: String(row.soles_per_dollar) })).toEqual(quote)
})
