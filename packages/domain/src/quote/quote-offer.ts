import { type Cents, cents } from '../money/money'

/** What a project offers buyers who pay in instalments. */
export type QuoteOffer = {
  /** Price of its cheapest lot. */
  priceFrom: Cents
  /** The longest term without interest. */
  months: number
}

type ProjectFigures = { monthlyFromUsd: number | null; months: number | null; soldOut: boolean }

/** The advertised instalment assumes the cheapest lot with this percentage as down payment. */
export const USUAL_DOWN_PERCENT = 20

/** Returns null if a project is sold out, or its price or term is only given on request. */
export function quoteOffer({ monthlyFromUsd, months, soldOut }: ProjectFigures): QuoteOffer | null {
  if (soldOut || monthlyFromUsd === null || months === null) return null
  return { priceFrom: cents((monthlyFromUsd * months * 100 * 100) / (100 - USUAL_DOWN_PERCENT)), months }
}

const MIN_DOWN_PERCENT = 10
const MAX_DOWN_PERCENT = 60
/** Upper limit of a price, as a multiple of the cheapest one. */
const MAX_PRICE_TIMES = 20

export type Range = { min: Cents; max: Cents }

export const priceRange = ({ priceFrom }: QuoteOffer): Range => ({
  min: priceFrom,
  max: cents(priceFrom * MAX_PRICE_TIMES),
})

export const downRange = (price: Cents): Range => ({
  min: cents(Math.ceil((price * MIN_DOWN_PERCENT) / 100)),
  max: cents(Math.floor((price * MAX_DOWN_PERCENT) / 100)),
})

export const usualDown = (price: Cents): Cents => cents((price * USUAL_DOWN_PERCENT) / 100)

const termLadder = [1, 2, 3, 6, 12, 24, 36, 48, 60, 72, 84, 96, 108]
const TERMS_OFFERED = 5

/** Returns up to five terms, ending with the longest. */
export const termsUpTo = (longest: number): number[] =>
  [...termLadder.filter((months) => months < longest), longest].slice(-TERMS_OFFERED)
