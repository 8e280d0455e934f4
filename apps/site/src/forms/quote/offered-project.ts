import type { Cents } from '@app/domain/money/money'
import type { QuoteOffer } from '@app/domain/quote/quote-offer'

export type OfferedProject = QuoteOffer & {
  slug: string
  name: string
  placeLine: string
  /** URL of the project page. */
  path: string
  /** Booking URL, or null if no appointments can be booked. */
  appointmentHref: string | null
  /** List prices by lot code. */
  lots: Readonly<Record<string, Cents>>
}
