// Lots use the same payment plan as quotes (quote/payment-plan.ts).

import { type Cents, cents } from '../money/money'
import { paymentPlan } from '../quote/payment-plan'
import { usualDown } from '../quote/quote-offer'

/** The term in months of a project that states none. */
export const usualMonths = 60

/** Returns the payment plan of a list price with the usual down payment, in dollars and soles. */
export function lotPlan(price: Cents, projectMonths: number | null, solesPerDollar: number) {
  const months = projectMonths ?? usualMonths
  return paymentPlan({ price, down: usualDown(price), months, solesPerDollar })
}

/** Returns the monthly instalment in US cents, with the usual down payment. */
export const lotInstalment = (price: Cents, projectMonths: number | null): Cents =>
  lotPlan(price, projectMonths, 1).instalment.usd

/**
 * Returns the step of list prices, such as US$ 75 for 60 months. A multiple of it gives an instalment in whole dollars.
 */
export const priceStepCents = (projectMonths: number | null): Cents => cents((projectMonths ?? usualMonths) * 125)

/** Returns the list price whose instalment is this many dollars. */
export const priceOfInstalment = (dollars: number, projectMonths: number | null): Cents =>
  cents(dollars * priceStepCents(projectMonths))
