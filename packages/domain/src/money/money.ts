// Money is counted in whole cents, so that binary fractions never touch a sum, and written one way on the whole site, in
// both languages: currency sign, no-break space, thousands comma. Peru groups thousands with a comma as English does;
// CLDR's es-PE leaves 1083 ungrouped, so one grouping is fixed here.

import type * as z from 'zod'

/** A whole number of cents, of a dollar or of a sol. Branded: a number of dollars does not compile. */
export type Cents = number & z.core.$brand<'Cents'>

/** Both currencies of one amount. */
export type Money = { usd: Cents; pen: Cents }

export const noBreakSpace = '\u00A0'

/** Rounds what a calculation gives to a whole cent. */
export const cents = (count: number): Cents => Math.round(count) as Cents

/** The cents of an amount in dollars or soles, as staff enter it. */
export const centsOf = (amount: number): Cents => cents(amount * 100)

const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const
const withCents = new Intl.NumberFormat('en-US', decimals)
const withoutZeros = new Intl.NumberFormat('en-US', { ...decimals, trailingZeroDisplay: 'stripIfInteger' })

/** A sum to be paid is shown with its cents, whole or not: US$ 5,850.00. */
export const formatUsd = (amount: Cents): string => `US$${noBreakSpace}${withCents.format(amount / 100)}`
export const formatPen = (amount: Cents): string => `S/${noBreakSpace}${withCents.format(amount / 100)}`

/** A price that is advertised shows cents only where it has any: US$ 206. */
export const shortUsd = (amount: Cents): string => `US$${noBreakSpace}${withoutZeros.format(amount / 100)}`
export const shortPen = (amount: Cents): string => `S/${noBreakSpace}${withoutZeros.format(amount / 100)}`

/** Soles per dollar: S/ 3.85. */
export const formatRate = (solesPerDollar: number): string => `S/${noBreakSpace}${withoutZeros.format(solesPerDollar)}`

/** Rates have at most four decimals: counting in ten-thousandths keeps binary fractions out. */
const tenThousandths = (solesPerDollar: number) => Math.round(solesPerDollar * 10_000)

/** Soles of dollars, half up. */
export const toSoles = (dollars: Cents, solesPerDollar: number): Cents =>
  Math.floor((dollars * tenThousandths(solesPerDollar) + 5_000) / 10_000) as Cents

/** Soles without cents, half up. */
export const toWholeSoles = (dollars: Cents, solesPerDollar: number): Cents =>
  (Math.floor((dollars * tenThousandths(solesPerDollar)) / 1_000_000 + 0.5) * 100) as Cents

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
  return cents(Number(whole) * 100 + Number((match[2] ?? '').padEnd(2, '0')))
}

/** As it stands in a field or an address: 4000, 4000.08. */
export function plainAmount(amount: Cents): string {
  return amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2)
}
