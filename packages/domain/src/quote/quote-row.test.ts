import { expect, test } from 'vitest'
import { cents } from '../money/money'
import { paymentPlan } from './payment-plan'
import { type QuoteRow, quoteColumns, quoteFromRow, quoteValues } from './quote-row'
import { sampleQuote } from './sample-quote.fixture'

const quote = sampleQuote({
  locale: 'en',
  lot: null,
  priceSource: 'named',
  plan: paymentPlan({ price: cents(1_942_500), down: cents(400_000), months: 36, solesPerDollar: 3.8567 }),
  rate: { solesPerDollar: 3.8567, date: '2026-11-02' },
})

test('restores a stored quote with every digit of the exchange rate', () => {
  const values = quoteValues(quote)
  const row = Object.fromEntries(quoteColumns.map((column, index) => [column, values[index]])) as QuoteRow
  expect(quoteFromRow({ ...row, soles_per_dollar: String(row.soles_per_dollar) })).toEqual(quote)
})
