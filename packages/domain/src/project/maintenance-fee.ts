import { centsOf, type Money, toSoles } from '../money/money'

/** A monthly fee that staff enter in dollars, in both currencies. */
export function maintenanceFee(dollars: number, solesPerDollar: number): Money {
  const usd = centsOf(dollars)
  return { usd, pen: toSoles(usd, solesPerDollar) }
}
