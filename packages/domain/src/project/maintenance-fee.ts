import { type Money, solesOf } from '../money/cents'

/** A monthly fee that staff enter in dollars, in both currencies. */
export function maintenanceFee(dollars: number, solesPerDollar: number): Money {
  const usd = Math.round(dollars * 100)
  return { usd, pen: solesOf(usd, solesPerDollar) }
}
