// An issued quote never changes. It contains no personal data, because anyone who has its number and code can open it.

import { addDays, type LimaDate } from '../calendar/lima-date'
import type { Month } from '../calendar/month'
import type { Locale } from '../language/locale'
import { type Cents, formatUsd, plainAmount } from '../money/money'
import { dayIn } from './payment-dates'
import type { PaymentPlan } from './payment-plan'
import { emptyQuoteQuery, type QuoteQuery } from './quote-url'

/**
 * The price is the list price of a lot, the lowest price of the project (`from`) or an amount that the visitor entered.
 */
export const priceSources = ['list', 'from', 'named'] as const
export type PriceSource = (typeof priceSources)[number]

export type QuoteDocument = {
  /** Label such as P-2026-000318. */
  number: string
  /** Verification code such as SM-7K4F-Q2MX. */
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

/** Template of the mail that contains the quote. */
export const QUOTE_MAIL = 'quote'

export const QUOTE_VALID_DAYS = 7

export const validUntil = (issuedOn: LimaDate): LimaDate => addDays(issuedOn, QUOTE_VALID_DAYS)

export const isExpired = (quote: Pick<QuoteDocument, 'validUntil'>, today: LimaDate): boolean =>
  today > quote.validUntil

export const quoteLabel = (number: number, year: number): string => `P-${year}-${String(number).padStart(6, '0')}`

/** Normalises a number or code that was typed in lower case, with spaces, control characters or other dashes. */
export const normalizeQuoteCode = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[‐-―−]/g, '-')
    .replace(/[\s\p{Cc}]+/gu, '')
    .slice(0, 40)

/**
 * Returns the query parameters that open the simulator with the values of a quote. The start month is omitted, because
 * it may no longer be offered.
 */
export const quoteQueryOf = ({ project, lot, priceSource, plan, day }: QuoteDocument): QuoteQuery => ({
  ...emptyQuoteQuery,
  project: project.slug,
  lot: lot ?? '',
  price: priceSource === 'named' ? plainAmount(plan.price.usd) : '',
  down: plainAmount(plan.down.usd),
  months: String(plan.months),
  day: String(day),
})

/** Formats the quote for the CRM, always in Spanish because sales reads it. */
export function quoteObservation(quote: QuoteDocument): string {
  const { plan } = quote
  const priceLabel = quote.lot
    ? `lote ${quote.lot}`
    : quote.priceSource === 'named'
      ? 'monto del cliente'
      : 'precio desde'
  const formatAmount = (cents: Cents) => formatUsd(cents).replace('\u00A0', ' ')
  return [
    `Cotización ${quote.number}: ${quote.project.name}, ${priceLabel} ${formatAmount(plan.price.usd)}`,
    `inicial ${formatAmount(plan.down.usd)}`,
    `${plan.months} cuotas de ${formatAmount(plan.instalment.usd)} desde el ${formatNumericDay(dayIn(quote.start, quote.day))}`,
    `válida hasta el ${formatNumericDay(quote.validUntil)}.`,
  ].join(', ')
}

const formatNumericDay = (day: LimaDate): string => day.split('-').reverse().join('/')
