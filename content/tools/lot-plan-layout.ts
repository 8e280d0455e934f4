import type { Localized } from '@sillar/domain/language/localized.schema'
import type { Orientation } from '@sillar/domain/lot/lot.schema'

/** A row of lots between two streets: one column, or two back to back. */
export type Strip = { columns: 1 | 2; north: number; south: number }
/** What takes the place of the lots of a strip that lie nearest to the avenue. */
export type Common = { strip: number; side: 'north' | 'south'; kind: 'pool' | 'park' | 'square'; name: Localized }

/** How a condominium lies, in metres. */
export type LotLayout = {
  project: string
  /** Metres; the smallest lot is `frontage × depth`. */
  frontage: number
  depth: number
  strips: Strip[]
  commons: Common[]
  /** Streets from the sea inland, one before each strip and one after the last. */
  streets: Localized[]
  avenue: Localized
  gate: Localized
  road: Localized
  /** What lies to the left: the sea, or open country with the volcano behind it. */
  edge: { kind: 'sea' | 'country'; name: Localized; walk: Localized }
  /** How far the coast swings, in metres, and in which form; inland it fades out. */
  coast: { bend: number; form: 'bay' | 'point' | 'wave' | 'straight' }
  /** Which way the left, the upper and the right side of the sheet look. */
  looks: { left: Orientation; right: Orientation; northAngle: number }
  /** Of a hundred lots. */
  sold: number
  held: number
}
