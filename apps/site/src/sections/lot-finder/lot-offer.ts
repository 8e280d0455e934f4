import { formatSquareFeet } from '@app/domain/area/format-area'
import type { Locale } from '@app/domain/language/locale'
import type { Lot } from '@app/domain/lot/lot.schema'
import { lotPaymentPlan } from '@app/domain/lot/lot-money'
import { type Cents, formatPen, formatUsd, type Money } from '@app/domain/money/money'
import type { PlanLot } from '@/components/lot-plan/lot-plan'

/** A lot with the fields that the plan, the list and the card show. */
export type OfferedLot = PlanLot &
  Pick<Lot, 'block' | 'areaM2' | 'frontageM' | 'depthM' | 'orientation' | 'unitType' | 'listPriceCents'>

/** The number of monthly instalments and the exchange rate, from which all amounts are calculated. */
export type Terms = {
  months: number | null
  solesPerDollar: number
  /** The down payment that the visitor can make, if it is not the usual down payment. */
  down?: Cents | null
}

const formatMoney = ({ usd, pen }: Money) => [formatUsd(usd), formatPen(pen)] as const

export function amountsOf(
  { listPriceCents }: Pick<OfferedLot, 'listPriceCents'>,
  { months, solesPerDollar, down }: Terms,
) {
  const plan = lotPaymentPlan(listPriceCents, months, solesPerDollar, down)
  return {
    months: plan.months,
    price: formatMoney(plan.price),
    instalment: formatMoney(plan.instalment),
    down: formatMoney(plan.down),
  }
}

const measureFormat = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Formats the area of a lot as "120.00 m²", in English with the square feet: "120.00 m² (1,292 ft²)". */
export const areaText = ({ areaM2 }: Pick<OfferedLot, 'areaM2'>, locale: Locale): string =>
  `${measureFormat.format(areaM2)}\u00a0m²${locale === 'en' ? ` (${formatSquareFeet(areaM2)})` : ''}`
export const sidesText = ({ frontageM, depthM }: Pick<OfferedLot, 'frontageM' | 'depthM'>) =>
  frontageM === null || depthM === null ? '' : `${measureFormat.format(frontageM)} × ${measureFormat.format(depthM)} m`
