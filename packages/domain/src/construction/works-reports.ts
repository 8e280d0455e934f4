import type { LimaDate } from '../calendar/lima-date'

type Dated = { date: LimaDate; percent: number }

/** Newest first, whatever order staff wrote them in; of one day the one that had come further. */
export const newestFirst = <Report extends Dated>(reports: readonly Report[]): Report[] =>
  reports.toSorted((one, other) =>
    one.date === other.date ? other.percent - one.percent : one.date < other.date ? 1 : -1,
  )

export const lastUpdate = (reports: readonly Dated[]): LimaDate => newestFirst(reports)[0]?.date ?? ''
