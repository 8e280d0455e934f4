import { cents } from '../money/money'
import { paymentPlan } from './payment-plan'
import { type QuoteDocument, quoteLabel, validUntil } from './quote-document'

/** Returns a complete quote for tests. */
export const sampleQuote = (changes: Partial<QuoteDocument> = {}): QuoteDocument => ({
  number: quoteLabel(318, 2026),
  code: 'SM-C4Q7-9KTD',
  locale: 'es',
  project: { slug: 'santorini', name: 'Santorini' },
  lot: 'B-12',
  priceSource: 'list',
  plan: paymentPlan({ price: cents(1_942_500), down: cents(400_000), months: 36, solesPerDollar: 3.85 }),
  start: '2027-01',
  day: 31,
  rate: { solesPerDollar: 3.85, date: '2026-11-02' },
  issuedOn: '2026-11-15',
  validUntil: validUntil('2026-11-15'),
  ...changes,
})
