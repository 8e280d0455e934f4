import { centsOf, type Money, toSoles } from '../money/money'

/** Returns a monthly fee in both currencies. */
export function maintenanceFee(dollars: number, solesPerDollar: number): Money {
  const usd = centsOf(dollars)
  return { usd, pen: toSoles(usd, solesPerDollar) }
}
