import { type Cents, cents, type Money, toSoles } from '../money/money'

/** A price divided into a down payment and monthly instalments without interest. */
export type PaymentPlan = { price: Money; down: Money; instalment: Money; months: number }

type PlanTerms = { price: Cents; down: Cents; months: number; solesPerDollar: number }

/**
 * Divides a price into a down payment and equal instalments that add up to the cent in both currencies. The instalment
 * in dollars is rounded down, and the down payment is the price minus all instalments.
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

/** Returns the amount left to pay after a number of instalments. */
export const balanceAfter = ({ instalment, months }: PaymentPlan, paidCount: number): Money =>
  multiplyMoney(instalment, months - paidCount)

export const multiplyMoney = ({ usd, pen }: Money, count: number): Money => ({
  usd: cents(usd * count),
  pen: cents(pen * count),
})
