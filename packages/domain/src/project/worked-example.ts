import type { Lot } from '../lot/lot.schema'
import { type PaymentPlan, paymentPlan } from '../quote/payment-plan'
import { quoteOffer, usualDownPayment } from '../quote/quote-offer'
import type { Project } from '../snapshot/project.schema'

export type WorkedExample = {
  plan: PaymentPlan
  areaM2: number
  /** Code of the cheapest available lot, or null if no lot is available. */
  lot: string | null
  /** True if the list price is invented. */
  isDemo: boolean
}

type PricedProject = Pick<Project, 'slug' | 'minAreaM2' | 'monthlyFromUsd' | 'months' | 'soldOut'>

/**
 * Calculates an example payment plan with the usual down payment. The price is that of the cheapest available lot, or
 * the lowest price of the project if no lot is available.
 */
export function workedExample(
  project: PricedProject,
  lots: readonly Lot[],
  solesPerDollar: number,
): WorkedExample | null {
  const offer = quoteOffer(project)
  if (!offer) return null
  const cheapestLot = lots
    .filter((lot) => lot.project === project.slug && lot.state === 'free')
    .toSorted((a, b) => a.listPriceCents - b.listPriceCents || (a.code < b.code ? -1 : 1))[0]
  const price = cheapestLot?.listPriceCents ?? offer.priceFrom
  return {
    plan: paymentPlan({ price, down: usualDownPayment(price), months: offer.months, solesPerDollar }),
    areaM2: cheapestLot?.areaM2 ?? project.minAreaM2,
    lot: cheapestLot?.code ?? null,
    isDemo: cheapestLot?.isDemo ?? false,
  }
}
