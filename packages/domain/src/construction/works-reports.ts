import type { LimaDate } from '../calendar/lima-date'

type Dated = { date: LimaDate; percent: number }

/** Sorts newest first; on the same day the one with more progress comes first. */
export const newestFirst = <Report extends Dated>(reports: readonly Report[]): Report[] =>
  reports.toSorted((one, other) =>
    one.date === other.date ? other.percent - one.percent : one.date < other.date ? 1 : -1,
  )

export const lastUpdate = (reports: readonly Dated[]): LimaDate => newestFirst(reports)[0]?.date ?? ''
