import type { Company } from '@app/documents/company'
import { cents } from '@app/domain/money/money'
import { paymentPlan } from '@app/domain/quote/payment-plan'
import type { QuoteDocument } from '@app/domain/quote/quote-document'
import { sampleQuote } from '@app/domain/quote/sample-quote.fixture'
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

const countPages = async (changes: Partial<QuoteDocument>) => {
  const order = {
    quote: { ...quote, ...changes },
    printedCheckUrl: 'casa.example/cotizacion/verificar',
    checkUrl: 'https://casa.example/api/quotes/check?numero=P-2026-000318&codigo=SM-C4Q7-9KTD',
  }
  const pdf = Buffer.from(await quotePdf(order, company)).toString('latin1')
  return pdf.match(/\/Type \/Page\b/g)?.length
}

test('fits the longest payment plan on two pages in both languages', { timeout: 30_000 }, async () => {
  expect(await countPages({})).toBe(2)
  expect(await countPages({ locale: 'en', lot: null, priceSource: 'named' })).toBe(2)
})

test('renders a payment plan with a single instalment', { timeout: 30_000 }, async () => {
  const plan = paymentPlan({ price: cents(1_942_500), down: cents(400_000), months: 1, solesPerDollar: 3.85 })
  expect(await countPages({ plan })).toBe(2)
})
