// Money is calculated in whole cents to avoid floating-point errors. Both languages use the `en-US` format, because the
// es-PE data of CLDR writes 1083 without a thousands comma.

import type * as z from 'zod'

/** A whole number of cents of a dollar or a sol. The branded type makes the compiler reject a plain number. */
export type Cents = number & z.core.$brand<'Cents'>

/** One amount in both currencies. */
export type Money = { usd: Cents; pen: Cents }

export const noBreakSpace = '\u00A0'

/** Rounds a calculated value to a whole cent. */
export const cents = (count: number): Cents => Math.round(count) as Cents

/** Converts an amount in dollars or soles to cents. */
export const centsOf = (amount: number): Cents => cents(amount * 100)

const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const
const withCents = new Intl.NumberFormat('en-US', decimals)
const withoutZeros = new Intl.NumberFormat('en-US', { ...decimals, trailingZeroDisplay: 'stripIfInteger' })

/** Formats an amount to be paid, always with cents, such as US$ 5,850.00. */
export const formatUsd = (amount: Cents): string => `US$${noBreakSpace}${withCents.format(amount / 100)}`
export const formatPen = (amount: Cents): string => `S/${noBreakSpace}${withCents.format(amount / 100)}`

/** Formats an advertised price, with cents only if it has any, such as US$ 206. */
export const shortUsd = (amount: Cents): string => `US$${noBreakSpace}${withoutZeros.format(amount / 100)}`
export const shortPen = (amount: Cents): string => `S/${noBreakSpace}${withoutZeros.format(amount / 100)}`

/** Formats an exchange rate, such as S/ 3.85. */
export const formatRate = (solesPerDollar: number): string => `S/${noBreakSpace}${withoutZeros.format(solesPerDollar)}`

/** Returns an exchange rate as an integer to avoid floating-point errors. Rates have at most four decimals. */
const tenThousandths = (solesPerDollar: number) => Math.round(solesPerDollar * 10_000)

/** Converts dollars to soles, rounding half up. */
export const toSoles = (dollars: Cents, solesPerDollar: number): Cents =>
  Math.floor((dollars * tenThousandths(solesPerDollar) + 5_000) / 10_000) as Cents

/** Converts dollars to whole soles, rounding half up. */
export const toWholeSoles = (dollars: Cents, solesPerDollar: number): Cents =>
  (Math.floor((dollars * tenThousandths(solesPerDollar)) / 1_000_000 + 0.5) * 100) as Cents

/** With more digits, the conversion to soles would not be exact. */
const MAX_DIGITS = 9

/**
 * Parses an amount as people type it, such as 4,000.50 or US$ 4 000. A comma before the last one or two digits is a
 * decimal comma; ambiguous input such as 4.000 is rejected.
 */
export function readCents(text: string): Cents | undefined {
  const amountText = text.replace(/US\$|S\/|\$|\s/gi, '')
  const match =
    /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{0,2}))?$/.exec(amountText) ?? // 4,000.50
    /^(\d+),(\d{1,2})$/.exec(amountText) // 4000,5
  if (!match) return undefined
  const wholeUnits = (match[1] ?? '').replaceAll(',', '')
  if (wholeUnits.length > MAX_DIGITS) return undefined
  return cents(Number(wholeUnits) * 100 + Number((match[2] ?? '').padEnd(2, '0')))
}

/** Formats an amount for a field or a URL, such as 4000 or 4000.08. */
export function plainAmount(amount: Cents): string {
  return amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2)
}
