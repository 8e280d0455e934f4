import type { Company } from '@sillar/documents/company'
import { cents } from '@sillar/domain/money/money'
import { paymentPlan } from '@sillar/domain/quote/payment-plan'
import type { QuoteDocument } from '@sillar/domain/quote/quote-document'
import { sampleQuote } from '@sillar/domain/quote/sample-quote.fixture'
import { expect, test } from 'vitest'
import { quotePdf } from './quote-pdf'

const company: Company = {
  brand: 'Casa Demo',
  legalName: 'Casa Demo S.A.C.',
  ruc: '20000000001',
  address: '',
  legalNotes: [],
}

const quote = sampleQuote({
  plan: paymentPlan({ price: cents(1_942_500), down: cents(400_000), months: 60, solesPerDollar: 3.85 }),
  day: 5,
})

const pagesOf = async (changes: Partial<QuoteDocument>) => {
  const order = {
    quote: { ...quote, ...changes },
    checkAddress: 'casa.example/cotizacion/verificar',
    checkUrl: 'https://casa.example/api/quotes/check?numero=P-2026-000318&codigo=SM-C4Q7-9KTD',
  }
  const pdf = Buffer.from(await quotePdf(order, company)).toString('latin1')
  return pdf.match(/\/Type \/Page\b/g)?.length
}

test('the longest plan is one sheet and one schedule, in both languages', { timeout: 30_000 }, async () => {
  expect(await pagesOf({})).toBe(2)
  expect(await pagesOf({ locale: 'en', lot: null, priceSource: 'named' })).toBe(2)
})

test('one instalment alone is drawn as well', { timeout: 30_000 }, async () => {
  const plan = paymentPlan({ price: cents(1_942_500), down: cents(400_000), months: 1, solesPerDollar: 3.85 })
  expect(await pagesOf({ plan })).toBe(2)
})
