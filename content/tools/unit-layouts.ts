// Invented layouts of the apartment buildings: their floors and the apartments of each floor.
import type { Orientation } from '@app/domain/lot/lot.schema'

/** An apartment that every floor has. Its position in the list determines its code. */
type Unit = { type: string; areaM2: number; looks: Orientation }

export type UnitLayout = {
  project: string
  floors: { from: number; to: number }
  units: Unit[]
  /** Percentages of sold and held apartments. */
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
