import { addDays, type LimaDate, mondayOf } from '../calendar/lima-date'

export const periodKinds = ['week', 'month', 'quarter'] as const
export type PeriodKind = (typeof periodKinds)[number]

/** The first and the last day of a period. */
export type DayRange = { from: LimaDate; to: LimaDate }

const addMonths = (firstOfMonth: LimaDate, months: number): LimaDate => {
  const day = new Date(`${firstOfMonth}T00:00:00Z`)
  day.setUTCMonth(day.getUTCMonth() + months)
  return day.toISOString().slice(0, 10)
}

const daysBetween = (from: LimaDate, to: LimaDate): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

const earlierOf = (a: LimaDate, b: LimaDate): LimaDate => [a, b].toSorted()[0] ?? a

const firstOfMonth = (day: LimaDate): LimaDate => `${day.slice(0, 7)}-01`

const quarterMonth = (day: LimaDate): number => (Number(day.slice(5, 7)) - 1) % 3

/** Returns the first day of the period that contains a day, and the first day of the previous period. */
function startsOf(kind: PeriodKind, day: LimaDate): { start: LimaDate; previousStart: LimaDate } {
  if (kind === 'week') return { start: mondayOf(day), previousStart: addDays(mondayOf(day), -7) }
  const start = kind === 'month' ? firstOfMonth(day) : addMonths(firstOfMonth(day), -quarterMonth(day))
  return { start, previousStart: addMonths(start, kind === 'month' ? -1 : -3) }
}

/**
 * Returns the current period up to today and the same days of the previous period. A previous period with fewer days
 * ends on its last day.
 */
export function comparedPeriods(kind: PeriodKind, today: LimaDate): { current: DayRange; previous: DayRange } {
  const { start, previousStart } = startsOf(kind, today)
  const sameDay = addDays(previousStart, daysBetween(start, today))
  const lastDay = addDays(start, -1)
  return {
    current: { from: start, to: today },
    previous: { from: previousStart, to: earlierOf(sameDay, lastDay) },
  }
}
