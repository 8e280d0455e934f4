// The usual terms of a lot, in whole cents. Prices are divided as in every quote (quote/payment-plan.ts).

import { type Cents, cents } from '../money/money'
import { paymentPlan } from '../quote/payment-plan'
import { usualDown } from '../quote/quote-offer'

/** Used if a project has no number of months. */
export const usualMonths = 60

/** Returns the payment plan of a list price with the usual down payment, in dollars and soles. */
export function lotPlan(price: Cents, projectMonths: number | null, solesPerDollar: number) {
  const months = projectMonths ?? usualMonths
  return paymentPlan({ price, down: usualDown(price), months, solesPerDollar })
}

/** Returns the monthly instalment in US cents. */
export const lotInstalment = (price: Cents, projectMonths: number | null): Cents =>
  lotPlan(price, projectMonths, 1).instalment.usd

/**
 * List prices are multiples of this, so that the usual instalment is a whole number of dollars: US$ 75 in 60 months.
 */
export const priceStepCents = (projectMonths: number | null): Cents => cents((projectMonths ?? usualMonths) * 125)

/** Returns the list price whose instalment is this many dollars. */
export const priceOfInstalment = (dollars: number, projectMonths: number | null): Cents =>
  cents(dollars * priceStepCents(projectMonths))
