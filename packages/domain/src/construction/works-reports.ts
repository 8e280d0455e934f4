import type { LimaDate } from '../calendar/lima-date'

type DatedReport = { date: LimaDate; percent: number }

/** Sorts construction updates newest first. On the same day, the update with the higher percentage is first. */
export const newestFirst = <Report extends DatedReport>(reports: readonly Report[]): Report[] =>
  reports.toSorted((a, b) => (a.date === b.date ? b.percent - a.percent : a.date < b.date ? 1 : -1))

export const lastUpdate = (reports: readonly DatedReport[]): LimaDate => newestFirst(reports)[0]?.date ?? ''
