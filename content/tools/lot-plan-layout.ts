import type { Localized } from '@app/domain/language/localized.schema'
import type { Orientation } from '@app/domain/lot/lot.schema'

/** A row of lots between two streets: one column, or two back to back. */
export type Strip = { columns: 1 | 2; north: number; south: number }
/** A common area in place of the lots of a strip nearest to the avenue. */
export type Common = { strip: number; side: 'north' | 'south'; kind: 'pool' | 'park' | 'square'; name: Localized }

/** The layout of a condominium, in metres. */
export type LotLayout = {
  project: string
  /** In metres; the smallest lot is `frontage × depth`. */
  frontage: number
  depth: number
  strips: Strip[]
  commons: Common[]
  /** Streets from the sea inland, one before each strip and one after the last. */
  streets: Localized[]
  avenue: Localized
  gate: Localized
  road: Localized
  /** What is to the left: the sea, or open country with the volcano behind it. */
  edge: { kind: 'sea' | 'country'; name: Localized; walk: Localized }
  /** How far the coast bends, in metres, and its shape; the bend decreases inland. */
  coast: { bend: number; form: 'bay' | 'point' | 'wave' | 'straight' }
  /** The direction of the left and right side of the sheet, and of north. */
  looks: { left: Orientation; right: Orientation; northAngle: number }
  /** Percentage of lots. */
  sold: number
  held: number
}
