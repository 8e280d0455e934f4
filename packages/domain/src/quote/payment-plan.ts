import { type Cents, cents, type Money, toSoles } from '../money/money'

/** A price paid in instalments without interest. */
export type PaymentPlan = { price: Money; down: Money; instalment: Money; months: number }

type PlanTerms = { price: Cents; down: Cents; months: number; solesPerDollar: number }

/**
 * Price = down payment + months × instalment, to the cent and in each currency. The instalment is rounded down to the
 * cent and the remaining cents are added to the down payment. In soles, price and instalment are converted and the down
 * payment is the difference, so that rounding errors do not add up.
 */
export function paymentPlan({ price, down, months, solesPerDollar }: PlanTerms): PaymentPlan {
  const instalment = cents(Math.floor((price - down) / months))
  const inSoles = { price: toSoles(price, solesPerDollar), instalment: toSoles(instalment, solesPerDollar) }
  return {
    months,
    price: { usd: price, pen: inSoles.price },
    instalment: { usd: instalment, pen: inSoles.instalment },
    down: { usd: cents(price - months * instalment), pen: cents(inSoles.price - months * inSoles.instalment) },
  }
}

/** Returns what is left to pay after that many instalments. */
export const leftAfter = ({ instalment, months }: PaymentPlan, paid: number): Money =>
  timesOf(instalment, months - paid)

export const timesOf = ({ usd, pen }: Money, count: number): Money => ({
  usd: cents(usd * count),
  pen: cents(pen * count),
})
