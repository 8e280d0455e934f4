// Sums that must add up are counted in whole cents: binary fractions never touch them.

import { noBreakSpace } from './money'

/** A whole number of cents, of a dollar or of a sol. */
export type Cents = number

const grouped = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const amountOf = (cents: Cents): string => grouped.format(cents / 100)

/** A sum is shown with its cents, whole or not: US$ 5,850.00. */
export const usdOf = (cents: Cents): string => `US$${noBreakSpace}${amountOf(cents)}`

export const penOf = (cents: Cents): string => `S/${noBreakSpace}${amountOf(cents)}`

/** Both currencies of one amount. */
export type Money = { usd: Cents; pen: Cents }

/** Soles of dollars, half up. A rate has at most four decimals. */
export function solesOf(dollars: Cents, solesPerDollar: number): Cents {
  return Math.floor((dollars * Math.round(solesPerDollar * 10_000) + 5_000) / 10_000)
}

/** More would no longer be counted exactly, and nobody pays it. */
const MAX_DIGITS = 9

/**
 * An amount as people type it: 4000, 4,000, 4,000.50, US$ 4 000. A comma before one or two last digits is taken for the
 * decimal sign of other countries; what could be read in two ways is not read at all.
 */
export function readCents(text: string): Cents | undefined {
  const bare = text.replace(/US\$|S\/|\$|\s/gi, '')
  const match =
    /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{0,2}))?$/.exec(bare) ?? // 4,000.50
    /^(\d+),(\d{1,2})$/.exec(bare) // 4000,5
  if (!match) return undefined
  const whole = (match[1] ?? '').replaceAll(',', '')
  if (whole.length > MAX_DIGITS) return undefined
  return Number(whole) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

/** As it stands in a field or an address: 4000, 4000.08. */
export function plainAmount(cents: Cents): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
}
