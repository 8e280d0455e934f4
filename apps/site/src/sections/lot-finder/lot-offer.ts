import type { Lot } from '@sillar/domain/lot/lot.schema'
import { inSolesCents, lotTerms, penOfCents, usdOfCents } from '@sillar/domain/lot/lot-money'
import type { PlanLot } from '@/components/lot-plan/lot-plan'

/** A lot as the finder shows it: on the plan, in the list and on its card. */
export type OfferedLot = PlanLot &
  Pick<Lot, 'block' | 'areaM2' | 'frontageM' | 'depthM' | 'orientation' | 'listPriceCents'>

/** What sums are reckoned with. */
export type Terms = { months: number | null; solesPerDollar: number }

/** Dollars and soles of each sum. The soles of the down payment are what is left, so that they add up too. */
export function sumsOf({ listPriceCents }: Pick<OfferedLot, 'listPriceCents'>, { months, solesPerDollar }: Terms) {
  const terms = lotTerms(listPriceCents, months)
  const price = inSolesCents(listPriceCents, solesPerDollar)
  const instalment = inSolesCents(terms.instalmentCents, solesPerDollar)
  return {
    months: terms.months,
    price: [usdOfCents(listPriceCents), penOfCents(price)],
    instalment: [usdOfCents(terms.instalmentCents), penOfCents(instalment)],
    down: [usdOfCents(terms.downCents), penOfCents(price - terms.months * instalment)],
  } as const
}

const metres = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

export const areaText = ({ areaM2 }: Pick<OfferedLot, 'areaM2'>) => `${metres.format(areaM2)} m²`
export const sidesText = ({ frontageM, depthM }: Pick<OfferedLot, 'frontageM' | 'depthM'>) =>
  `${metres.format(frontageM)} × ${metres.format(depthM)} m`
