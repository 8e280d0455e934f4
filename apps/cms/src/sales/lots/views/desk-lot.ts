import type { LotState } from '@app/domain/lot/lot.schema'
import type { Point } from '@app/domain/lot/nearest-lot'

/** A lot as the lots page shows it. Dates and amounts are texts. */
export type DeskLot = {
  id: string
  code: string
  block: string
  state: LotState
  since: string
  /** The salesperson who last changed the state. */
  by: string | null
  until?: string
  heldUntil: string | null
  holder?: { name: string; reference: string; href: string }
  size: string
  price: string
  priceCents: number
  waiting?: string
  waitingCount: number
  /** The form for a quote of the lot, for users who may issue one. Sold lots have none. */
  quoteHref?: string
  /** The outline on the site plan. Apartments have none. */
  outline?: { points: string; at: Point }
}

export type PlacedDeskLot = DeskLot & Required<Pick<DeskLot, 'outline'>>

export const isPlaced = (lot: DeskLot): lot is PlacedDeskLot => lot.outline !== undefined
