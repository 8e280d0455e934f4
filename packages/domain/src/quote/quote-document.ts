// A quote as issued: numbered, dated and immutable. It contains no personal data, so that everyone who has its number
// and code may verify it.

import { addDays, type LimaDate } from '../calendar/lima-date'
import type { Month } from '../calendar/month'
import type { Locale } from '../language/locale'
import { type Cents, formatUsd, plainAmount } from '../money/money'
import { dayIn } from './payment-dates'
import type { PaymentPlan } from './payment-plan'
import { emptyQuoteQuery, type QuoteQuery } from './quote-address'

/**
 * Source of the price: the list price of a lot, the lowest price of the project, or an amount entered by the visitor.
 */
export const priceSources = ['list', 'from', 'named'] as const
export type PriceSource = (typeof priceSources)[number]

export type QuoteDocument = {
  /** P-2026-000318 */
  number: string
  /** SM-7K4F-Q2MX */
  code: string
  locale: Locale
  project: { slug: string; name: string }
  lot: string | null
  priceSource: PriceSource
  plan: PaymentPlan
  start: Month
  day: number
  rate: { solesPerDollar: number; date: LimaDate }
  issuedOn: LimaDate
  validUntil: LimaDate
}

/** Template of the mail with the quote. */
export const QUOTE_MAIL = 'quote'

export const QUOTE_VALID_DAYS = 7

export const validUntil = (issuedOn: LimaDate): LimaDate => addDays(issuedOn, QUOTE_VALID_DAYS)

export const isExpired = (quote: Pick<QuoteDocument, 'validUntil'>, today: LimaDate): boolean =>
  today > quote.validUntil

export const quoteLabel = (number: number, year: number): string => `P-${year}-${String(number).padStart(6, '0')}`

/** Normalises a number or code as people copy it: lower case, spaces, another dash. */
export const readQuoteMark = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[‐-―−]/g, '-')
    .replace(/\s+/g, '')
    .slice(0, 40)

/** Returns the query parameters of the simulator with the terms of this quote. */
export const quoteQueryOf = ({ project, lot, priceSource, plan, day }: QuoteDocument): QuoteQuery => ({
  ...emptyQuoteQuery,
  project: project.slug,
  lot: lot ?? '',
  price: priceSource === 'named' ? plainAmount(plan.price.usd) : '',
  down: plainAmount(plan.down.usd),
  months: String(plan.months),
  day: String(day),
})

/** Formats the observation that sales reads in the CRM, in Spanish whatever language the visitor used. */
export function quoteObservation(quote: QuoteDocument): string {
  const { plan } = quote
  const what = quote.lot ? `lote ${quote.lot}` : quote.priceSource === 'named' ? 'monto del cliente' : 'precio desde'
  const amount = (cents: Cents) => formatUsd(cents).replace('\u00A0', ' ')
  return [
    `Cotización ${quote.number}: ${quote.project.name}, ${what} ${amount(plan.price.usd)}`,
    `inicial ${amount(plan.down.usd)}`,
    `${plan.months} cuotas de ${amount(plan.instalment.usd)} desde el ${numeric(dayIn(quote.start, quote.day))}`,
    `válida hasta el ${numeric(quote.validUntil)}.`,
  ].join(', ')
}

const numeric = (day: LimaDate): string => day.split('-').reverse().join('/')
