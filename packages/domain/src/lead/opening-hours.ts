import { addDays, type LimaDate, limaDateOf, weekdayOf } from '../calendar/lima-date'
import { startOfDay } from '../calendar/lima-time'

/** Opening and closing minute of each weekday, counted from midnight in Lima. 0 is Sunday; a missing day is closed. */
export type OpeningHours = Partial<Record<number, readonly [from: number, to: number]>>

const workdayHours = [9 * 60, 18 * 60] as const

export const OPENING_HOURS: OpeningHours = {
  1: workdayHours,
  2: workdayHours,
  3: workdayHours,
  4: workdayHours,
  5: workdayHours,
  6: [9 * 60, 13 * 60],
}

const MINUTE_MS = 60_000
/** Limits the loop over the days of a very long period. */
const MAX_DAYS = 400

/**
 * Returns the whole minutes of opening hours between two instants. Public holidays count as open days, unless
 * `isClosedOn` excludes them.
 */
export function openMinutesBetween(
  from: Date,
  to: Date,
  hours: OpeningHours = OPENING_HOURS,
  isClosedOn: (day: LimaDate) => boolean = () => false,
): number {
  let openMs = 0
  let day = limaDateOf(from)
  for (let dayCount = 0; dayCount < MAX_DAYS && startOfDay(day) < to; dayCount += 1) {
    const span = isClosedOn(day) ? undefined : hours[weekdayOf(day)]
    if (span) {
      const midnight = startOfDay(day).getTime()
      const openFrom = Math.max(midnight + span[0] * MINUTE_MS, from.getTime())
      const openUntil = Math.min(midnight + span[1] * MINUTE_MS, to.getTime())
      openMs += Math.max(0, openUntil - openFrom)
    }
    day = addDays(day, 1)
  }
  return Math.floor(openMs / MINUTE_MS)
}
