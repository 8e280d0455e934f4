import { addDays, limaDateOf, weekdayOf } from '../calendar/lima-date'
import { startOfDay } from '../calendar/lima-time'

/** Minutes after midnight in Lima; a missing day is closed. 0 is Sunday. */
export type OpeningHours = Partial<Record<number, readonly [from: number, to: number]>>

const weekday = [9 * 60, 18 * 60] as const

/** Monday to Friday 9:00 to 18:00, Saturday 9:00 to 13:00. */
export const OPENING_HOURS: OpeningHours = {
  1: weekday,
  2: weekday,
  3: weekday,
  4: weekday,
  5: weekday,
  6: [9 * 60, 13 * 60],
}

const MINUTE_MS = 60_000
/** Upper limit of the loop, which counts day by day. */
const MOST_DAYS = 400

/** Returns the whole minutes between two moments during opening hours. */
export function openMinutesBetween(from: Date, to: Date, hours: OpeningHours = OPENING_HOURS): number {
  let open = 0
  let day = limaDateOf(from)
  for (let counted = 0; counted < MOST_DAYS && startOfDay(day) < to; counted += 1) {
    const span = hours[weekdayOf(day)]
    if (span) {
      const midnight = startOfDay(day).getTime()
      const opens = Math.max(midnight + span[0] * MINUTE_MS, from.getTime())
      const closes = Math.min(midnight + span[1] * MINUTE_MS, to.getTime())
      open += Math.max(0, closes - opens)
    }
    day = addDays(day, 1)
  }
  return Math.floor(open / MINUTE_MS)
}
