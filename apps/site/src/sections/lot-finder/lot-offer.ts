import type { Lot } from '@app/domain/lot/lot.schema'
import { lotPlan } from '@app/domain/lot/lot-money'
import { formatPen, formatUsd, type Money } from '@app/domain/money/money'
import type { PlanLot } from '@/components/lot-plan/lot-plan'

/** A lot as the finder shows it: on the plan, in the list and on its card. */
export type OfferedLot = PlanLot &
  Pick<Lot, 'block' | 'areaM2' | 'frontageM' | 'depthM' | 'orientation' | 'unitType' | 'listPriceCents'>

/** The terms amounts are calculated with. */
export type Terms = { months: number | null; solesPerDollar: number }

const both = ({ usd, pen }: Money) => [formatUsd(usd), formatPen(pen)] as const

/** Returns price, instalment and down payment in dollars and soles. */
export function amountsOf({ listPriceCents }: Pick<OfferedLot, 'listPriceCents'>, { months, solesPerDollar }: Terms) {
  const plan = lotPlan(listPriceCents, months, solesPerDollar)
  return { months: plan.months, price: both(plan.price), instalment: both(plan.instalment), down: both(plan.down) }
}

const metres = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

export const areaText = ({ areaM2 }: Pick<OfferedLot, 'areaM2'>) => `${metres.format(areaM2)} m²`
export const sidesText = ({ frontageM, depthM }: Pick<OfferedLot, 'frontageM' | 'depthM'>) =>
  frontageM === null || depthM === null ? '' : `${metres.format(frontageM)} × ${metres.format(depthM)} m`
