import { type Cents, type Money, solesOf } from '../money/cents'

/** What a price comes to when it is paid in parts without interest. */
export type PaymentPlan = { price: Money; down: Money; instalment: Money; months: number }

type Asked = { price: Cents; down: Cents; months: number; solesPerDollar: number }

/**
 * Price = down payment + months × instalment, to the cent and in each currency. The instalment is cut to the cent and
 * the cents left over join the down payment. Soles are not the sum of rounded dollars: total and instalment are
 * converted, and the down payment is what is missing between them.
 */
export function paymentPlan({ price, down, months, solesPerDollar }: Asked): PaymentPlan {
  const instalment = Math.floor((price - down) / months)
  const inSoles = { price: solesOf(price, solesPerDollar), instalment: solesOf(instalment, solesPerDollar) }
  return {
    months,
    price: { usd: price, pen: inSoles.price },
    instalment: { usd: instalment, pen: inSoles.instalment },
    down: { usd: price - months * instalment, pen: inSoles.price - months * inSoles.instalment },
  }
}

/** What is left to pay once so many instalments are paid. */
export const leftAfter = ({ instalment, months }: PaymentPlan, paid: number): Money => ({
  usd: (months - paid) * instalment.usd,
  pen: (months - paid) * instalment.pen,
})

export const timesOf = ({ usd, pen }: Money, count: number): Money => ({ usd: usd * count, pen: pen * count })
