// The usual terms of a lot, in whole cents. How a price is divided is the rule of every quote (quote/payment-plan.ts).

import { type Cents, cents } from '../money/money'
import { paymentPlan } from '../quote/payment-plan'
import { usualDown } from '../quote/quote-offer'

/** Where a project names no months of its own. */
export const usualMonths = 60

/** What a list price comes to with the usual down payment, in dollars and soles. */
export function lotPlan(price: Cents, projectMonths: number | null, solesPerDollar: number) {
  const months = projectMonths ?? usualMonths
  return paymentPlan({ price, down: usualDown(price), months, solesPerDollar })
}

/** What is paid each month, in cents of a dollar. */
export const lotInstalment = (price: Cents, projectMonths: number | null): Cents =>
  lotPlan(price, projectMonths, 1).instalment.usd

/** List prices are multiples of this, so that the usual terms give whole dollars a month: US$ 75 in 60 months. */
export const priceStepCents = (projectMonths: number | null): Cents => cents((projectMonths ?? usualMonths) * 125)

/** The list price whose instalment is this many whole dollars. */
export const priceOfInstalment = (dollars: number, projectMonths: number | null): Cents =>
  cents(dollars * priceStepCents(projectMonths))
