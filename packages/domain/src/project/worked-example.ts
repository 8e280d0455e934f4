import type { Lot } from '../lot/lot.schema'
import { type PaymentPlan, paymentPlan } from '../quote/payment-plan'
import { quoteOffer, usualDown } from '../quote/quote-offer'
import type { Project } from '../snapshot/project.schema'

export type WorkedExample = {
  plan: PaymentPlan
  areaM2: number
  /** The cheapest available lot; null if a project does not sell single lots. */
  lot: string | null
  /** The list price is invented. */
  isDemo: boolean
}

type Priced = Pick<Project, 'slug' | 'minAreaM2' | 'monthlyFromUsd' | 'months' | 'soldOut'>

/** Calculates the total of the advertised instalment, with the rule and the usual terms of a quote. */
export function workedExample(project: Priced, lots: readonly Lot[], solesPerDollar: number): WorkedExample | null {
  const offer = quoteOffer(project)
  if (!offer) return null
  const cheapest = lots
    .filter((lot) => lot.project === project.slug && lot.state === 'free')
    .toSorted((one, other) => one.listPriceCents - other.listPriceCents || (one.code < other.code ? -1 : 1))[0]
  const price = cheapest?.listPriceCents ?? offer.priceFrom
  return {
    plan: paymentPlan({ price, down: usualDown(price), months: offer.months, solesPerDollar }),
    areaM2: cheapest?.areaM2 ?? project.minAreaM2,
    lot: cheapest?.code ?? null,
    isDemo: cheapest?.isDemo ?? false,
  }
}
