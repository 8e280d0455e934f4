import { type Cents, cents, type Money, toSoles } from '../money/money'

/** What a price comes to when it is paid in parts without interest. */
export type PaymentPlan = { price: Money; down: Money; instalment: Money; months: number }

type Asked = { price: Cents; down: Cents; months: number; solesPerDollar: number }

/**
 * Price = down payment + months × instalment, to the cent and in each currency. The instalment is cut to the cent and
 * the cents left over join the down payment. Soles are not the sum of rounded dollars: total and instalment are
 * converted, and the down payment is what is missing between them.
 */
export function paymentPlan({ price, down, months, solesPerDollar }: Asked): PaymentPlan {
  const instalment = cents(Math.floor((price - down) / months))
  const inSoles = { price: toSoles(price, solesPerDollar), instalment: toSoles(instalment, solesPerDollar) }
  return {
    months,
    price: { usd: price, pen: inSoles.price },
    instalment: { usd: instalment, pen: inSoles.instalment },
    down: { usd: cents(price - months * instalment), pen: cents(inSoles.price - months * inSoles.instalment) },
  }
}

/** What is left to pay once so many instalments are paid. */
export const leftAfter = ({ instalment, months }: PaymentPlan, paid: number): Money =>
  timesOf(instalment, months - paid)

export const timesOf = ({ usd, pen }: Money, count: number): Money => ({
  usd: cents(usd * count),
  pen: cents(pen * count),
})
