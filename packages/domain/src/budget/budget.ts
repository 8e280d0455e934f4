// Calculates what a buyer can afford, with the same payment plan as lots and quotes (quote/payment-plan.ts).

import { type Cents, cents } from '../money/money'
import { paymentPlan } from '../quote/payment-plan'
import { downPaymentRange, usualDownPayment } from '../quote/quote-offer'

/** What a buyer can pay per month and, if known, as down payment. Without a down payment, the usual one applies. */
export type Budget = { monthly: Cents; down: Cents | null }

/** The longest term of a project and the list prices of its free lots. */
export type PricedLots = { months: number; prices: readonly Cents[] }

/**
 * Returns the down payment for a price if the buyer has the amount `available`. Returns null if the amount is less than
 * the minimum. Money above the maximum is not used.
 */
export function downPaymentOf(price: Cents, available: Cents | null): Cents | null {
  if (available === null) return usualDownPayment(price)
  const { min, max } = downPaymentRange(price)
  return available < min ? null : cents(Math.min(available, max))
}

export function fitsBudget(price: Cents, months: number, { monthly, down: available }: Budget): boolean {
  const down = downPaymentOf(price, available)
  if (down === null) return false
  return paymentPlan({ price, down, months, solesPerDollar: 1 }).instalment.usd <= monthly
}

export const countFitting = ({ months, prices }: PricedLots, budget: Budget): number =>
  prices.filter((price) => fitsBudget(price, months, budget)).length

/**
 * Returns the lowest down payment whose instalment is at most `monthly`. Returns null if even the highest down payment
 * leaves a higher instalment.
 */
export function downPaymentForInstalment(price: Cents, months: number, monthly: Cents): Cents | null {
  const { min, max } = downPaymentRange(price)
  const down = cents(Math.max(min, price - months * monthly))
  return down > max ? null : down
}

/** Amounts in dollars, each about 1.4 times the previous one. */
const amountSteps = [100, 150, 200, 250, 350, 500, 700, 1000, 1400, 2000, 2800, 4000, 5600, 8000, 11_000, 16_000]
/** With more amounts, the column of each would be narrower than a finger on a phone. */
export const MAX_OFFERED_AMOUNTS = 8

/**
 * Returns the monthly amounts in dollars that visitors choose from: from the first amount that pays for any lot to the
 * first amount that pays for every lot.
 */
export function offeredAmounts(instalments: readonly Cents[]): number[] {
  if (instalments.length === 0) return []
  const lowest = Math.min(...instalments)
  const highest = Math.max(...instalments)
  const last = amountSteps.find((dollars) => dollars * 100 >= highest) ?? Math.ceil(highest / 100)
  const amounts = [...amountSteps.filter((dollars) => dollars * 100 >= lowest && dollars < last), last]
  return amounts.length > MAX_OFFERED_AMOUNTS ? [...amounts.slice(0, MAX_OFFERED_AMOUNTS - 1), last] : amounts
}

/** Returns the lowest amount that pays for a lot in at least half of the projects. The page selects it initially. */
export function initialAmount(amounts: readonly number[], lowestInstalments: readonly Cents[]): number | undefined {
  const isEnough = (amount: number) =>
    lowestInstalments.filter((instalment) => instalment <= amount * 100).length * 2 >= lowestInstalments.length
  return amounts.find(isEnough)
}

/** Returns the codes of the lots that a budget pays for, the most expensive first. */
export const lotsWithin = (prices: Readonly<Record<string, Cents>>, months: number, budget: Budget): string[] =>
  Object.entries(prices)
    .filter(([, price]) => fitsBudget(price, months, budget))
    .toSorted(([codeA, a], [codeB, b]) => b - a || (codeA < codeB ? -1 : 1))
    .map(([code]) => code)
