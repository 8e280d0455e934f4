import type { Localized } from '@app/domain/language/localized.schema'
import type { Orientation } from '@app/domain/lot/lot.schema'

/** A row of lots between two streets: one column, or two back to back. */
export type Strip = { columns: 1 | 2; north: number; south: number }
/** A common area that replaces the lots of a strip nearest to the avenue. */
export type Common = { strip: number; side: 'north' | 'south'; kind: 'pool' | 'park' | 'square'; name: Localized }

export type LotLayout = {
  project: string
  /** The smallest lot has `frontage` × `depth` metres. */
  frontage: number
  depth: number
  strips: Strip[]
  commons: Common[]
  /** Streets from the sea inland, one before each strip and one after the last. */
  streets: Localized[]
  avenue: Localized
  gate: Localized
  road: Localized
  /** The left edge: the sea, or fields with the volcano behind them. */
  edge: { kind: 'sea' | 'country'; name: Localized; walk: Localized }
  /** Bend of the coast in metres, which decreases inland, and its shape. */
  coast: { bend: number; form: 'bay' | 'point' | 'wave' | 'straight' }
  /** Compass directions of the left and right side of the sheet, and the angle of north. */
  looks: { left: Orientation; right: Orientation; northAngle: number }
  /** Percentages of sold and held lots. */
  sold: number
  held: number
}
