import type { LimaDate } from '../calendar/lima-date'

type DatedUpdate = { date: LimaDate; percent: number }

/** Sorts construction updates newest first. On the same day, the update with the higher percentage is first. */
export const newestFirst = <ConstructionUpdate extends DatedUpdate>(
  updates: readonly ConstructionUpdate[],
): ConstructionUpdate[] =>
  updates.toSorted((a, b) => (a.date === b.date ? b.percent - a.percent : a.date < b.date ? 1 : -1))

export const lastUpdate = (updates: readonly DatedUpdate[]): LimaDate => newestFirst(updates)[0]?.date ?? ''
