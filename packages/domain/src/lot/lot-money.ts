// What a lot costs, in whole cents: price = down payment + months × instalment, exactly. The instalment is cut to the
// cent, and the cents left over join the down payment.

import { noBreakSpace } from '../money/money'

/** What is paid at signing where nobody chose otherwise, in per cent of the list price. */
export const usualDownPercent = 20
/** Where a project names no months of its own. */
export const usualMonths = 60

export type LotTerms = { downCents: number; instalmentCents: number; months: number }

export function lotTerms(listPriceCents: number, projectMonths: number | null): LotTerms {
  const months = projectMonths ?? usualMonths
  const wanted = Math.round((listPriceCents * usualDownPercent) / 100)
  const instalmentCents = Math.floor((listPriceCents - wanted) / months)
  return { downCents: listPriceCents - instalmentCents * months, instalmentCents, months }
}

/** List prices are multiples of this, so that the usual terms give whole dollars a month: US$ 75 in 60 months. */
export const priceStepCents = (projectMonths: number | null): number => (projectMonths ?? usualMonths) * 125

/** The list price whose instalment is this many whole dollars. */
export const priceOfInstalment = (dollars: number, projectMonths: number | null): number =>
  dollars * priceStepCents(projectMonths)

/** Half a cent goes up. Rates have at most four decimals: counting in ten-thousandths keeps binary fractions out. */
export const inSolesCents = (dollarCents: number, solesPerDollar: number): number =>
  Math.floor((dollarCents * Math.round(solesPerDollar * 10_000)) / 10_000 + 0.5)

const sum = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

export const usdOfCents = (cents: number): string => `US$${noBreakSpace}${sum.format(cents / 100)}`
export const penOfCents = (cents: number): string => `S/${noBreakSpace}${sum.format(cents / 100)}`
