import type { Localized } from '@app/domain/language/localized.schema'
import type { Orientation } from '@app/domain/lot/lot.schema'

/**
 * Lots along a street, in one column or in two back to back. `north` and `south` count the rows on either side of the
 * avenue.
 */
export type Strip = { columns: 1 | 2; north: number; south: number }
/** A pool, park or square in place of the lots of a strip that are nearest to the avenue. */
export type Common = { strip: number; side: 'north' | 'south'; kind: 'pool' | 'park' | 'square'; name: Localized }

export type LotLayout = {
  project: string
  /** The smallest lot is `frontage` × `depth` metres. */
  frontage: number
  depth: number
  strips: Strip[]
  commons: Common[]
  /** Streets from the sea inland, one behind each strip. */
  streets: Localized[]
  avenue: Localized
  gate: Localized
  road: Localized
  /** The left edge of the sheet: the sea, or fields with the volcano behind them. */
  edge: { kind: 'sea' | 'country'; name: Localized; walk: Localized }
  /** How far the coast bends in metres, and the shape of the bend. The bend decreases inland. */
  coast: { bend: number; form: 'bay' | 'point' | 'wave' | 'straight' }
  /** Compass directions of the left and right side of the sheet, and the angle of north in degrees. */
  looks: { left: Orientation; right: Orientation; northAngle: number }
  /** Percentages of sold and held lots. */
  sold: number
  held: number
}
