import { type Cents, cents } from '../money/money'

/** The terms of a project for buyers who pay in instalments. */
export type QuoteOffer = {
  /** Price of the cheapest lot. */
  priceFrom: Cents
  /** The longest term without interest. */
  months: number
}

type ProjectFigures = { monthlyFromUsd: number | null; months: number | null; soldOut: boolean }

/** The advertised instalment is for the cheapest lot with this down payment. */
export const USUAL_DOWN_PERCENT = 20

/** Returns the offer of a project, or null if it is sold out or states no price or term. */
export function quoteOffer({ monthlyFromUsd, months, soldOut }: ProjectFigures): QuoteOffer | null {
  if (soldOut || monthlyFromUsd === null || months === null) return null
  return { priceFrom: cents((monthlyFromUsd * months * 100 * 100) / (100 - USUAL_DOWN_PERCENT)), months }
}

const MIN_DOWN_PERCENT = 10
const MAX_DOWN_PERCENT = 60
/** The maximum price is this multiple of the cheapest price. */
const MAX_PRICE_FACTOR = 20

export type Range = { min: Cents; max: Cents }

export const priceRange = ({ priceFrom }: QuoteOffer): Range => ({
  min: priceFrom,
  max: cents(priceFrom * MAX_PRICE_FACTOR),
})

export const downRange = (price: Cents): Range => ({
  min: cents(Math.ceil((price * MIN_DOWN_PERCENT) / 100)),
  max: cents(Math.floor((price * MAX_DOWN_PERCENT) / 100)),
})

export const usualDown = (price: Cents): Cents => cents((price * USUAL_DOWN_PERCENT) / 100)

const standardTerms = [1, 2, 3, 6, 12, 24, 36, 48, 60, 72, 84, 96, 108]
const MAX_TERMS = 5

/** Returns the five longest terms in months, up to the maximum of the project. */
export const termsUpTo = (longest: number): number[] =>
  [...standardTerms.filter((months) => months < longest), longest].slice(-MAX_TERMS)
