// Lots use the same payment plan as quotes (quote/payment-plan.ts).

import { downPaymentOf } from '../budget/budget'
import { type Cents, cents } from '../money/money'
import { paymentPlan } from '../quote/payment-plan'
import { downPaymentRange } from '../quote/quote-offer'

/** The term in months of a project that states none. */
export const usualMonths = 60

/**
 * Returns the payment plan of a list price in dollars and soles. It uses the down payment that the visitor has, within
 * the limits, or else the usual one.
 */
export function lotPaymentPlan(
  price: Cents,
  projectMonths: number | null,
  solesPerDollar: number,
  available: Cents | null = null,
) {
  const months = projectMonths ?? usualMonths
  const down = downPaymentOf(price, available) ?? downPaymentRange(price).min
  return paymentPlan({ price, down, months, solesPerDollar })
}

/** Returns the monthly instalment in US cents. */
export const lotInstalment = (price: Cents, projectMonths: number | null, available: Cents | null = null): Cents =>
  lotPaymentPlan(price, projectMonths, 1, available).instalment.usd

/**
 * Returns the step of list prices, such as US$ 75 for 60 months. A multiple of it gives an instalment in whole dollars.
 */
export const priceStepCents = (projectMonths: number | null): Cents => cents((projectMonths ?? usualMonths) * 125)

/** Returns the list price whose instalment is this many dollars. */
export const priceOfInstalment = (dollars: number, projectMonths: number | null): Cents =>
  cents(dollars * priceStepCents(projectMonths))
