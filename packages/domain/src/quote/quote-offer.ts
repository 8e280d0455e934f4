import { type Cents, cents } from '../money/money'

/** What a project offers to buyers who pay in instalments. */
export type QuoteOffer = {
  /** Lowest price of the project, calculated from the advertised instalment. */
  priceFrom: Cents
  /** Longest term in months. */
  months: number
}

type ProjectFigures = { monthlyFromUsd: number | null; months: number | null; soldOut: boolean }

/** The advertised instalment is for the cheapest lot with this down payment. */
export const USUAL_DOWN_PERCENT = 20

/** Returns the offer of a project, or null if the project is sold out or states no instalment or term. */
export function quoteOffer({ monthlyFromUsd, months, soldOut }: ProjectFigures): QuoteOffer | null {
  if (soldOut || monthlyFromUsd === null || months === null) return null
  return { priceFrom: cents((monthlyFromUsd * months * 100 * 100) / (100 - USUAL_DOWN_PERCENT)), months }
}

const MIN_DOWN_PERCENT = 10
const MAX_DOWN_PERCENT = 60
/** The maximum price is this multiple of the lowest price. */
const MAX_PRICE_FACTOR = 20

export type Range = { min: Cents; max: Cents }

export const priceRange = ({ priceFrom }: QuoteOffer): Range => ({
  min: priceFrom,
  max: cents(priceFrom * MAX_PRICE_FACTOR),
})

export const downPaymentRange = (price: Cents): Range => ({
  min: cents(Math.ceil((price * MIN_DOWN_PERCENT) / 100)),
  max: cents(Math.floor((price * MAX_DOWN_PERCENT) / 100)),
})

export const usualDownPayment = (price: Cents): Cents => cents((price * USUAL_DOWN_PERCENT) / 100)

const standardTerms = [1, 2, 3, 6, 12, 24, 36, 48, 60, 72, 84, 96, 108]
const MAX_TERMS = 5

/** Returns up to five terms in months, of which the last is the longest term of the project. */
export const termsUpTo = (longest: number): number[] =>
  [...standardTerms.filter((months) => months < longest), longest].slice(-MAX_TERMS)
