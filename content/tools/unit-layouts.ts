// The layout of each building: its floors and the apartments of each. Invented for the demo content.
import type { Orientation } from '@app/domain/lot/lot.schema'

/** One apartment per floor, in this order. */
type Unit = { type: string; areaM2: number; looks: Orientation }

export type UnitLayout = {
  project: string
  floors: { from: number; to: number }
  units: Unit[]
  /** Percentage of apartments. */
  sold: number
  held: number
}

export const unitLayouts: UnitLayout[] = [
  {
    project: 'o2',
    floors: { from: 2, to: 12 },
    units: [
      { type: 'C', areaM2: 78, looks: 'n' },
      { type: 'A', areaM2: 48, looks: 'n' },
      { type: 'B', areaM2: 72, looks: 'e' },
      { type: 'B', areaM2: 72, looks: 'w' },
      { type: 'A', areaM2: 48, looks: 's' },
    ],
    sold: 45,
    held: 8,
  },
  {
    project: 'killa',
    floors: { from: 1, to: 5 },
    units: [
      { type: 'B', areaM2: 84, looks: 'ne' },
      { type: 'A', areaM2: 60, looks: 'e' },
      { type: 'A', areaM2: 60, looks: 'w' },
      { type: 'B', areaM2: 84, looks: 'nw' },
    ],
    sold: 100,
    held: 0,
  },
]
