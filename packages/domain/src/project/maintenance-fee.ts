import { centsOf, type Money, toSoles } from '../money/money'

/** Converts a monthly fee in dollars to both currencies. */
export function maintenanceFee(dollars: number, solesPerDollar: number): Money {
  const usd = centsOf(dollars)
  return { usd, pen: toSoles(usd, solesPerDollar) }
}
