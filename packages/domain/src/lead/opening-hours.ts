import { addDays, limaDateOf } from '../calendar/lima-date'

/** Minutes after midnight in Lima; a day that is left out is closed. 0 is Sunday. */
export type OpeningHours = Partial<Record<number, readonly [from: number, to: number]>>

const weekday = [9 * 60, 18 * 60] as const

/** Monday to Friday 9 to 18, Saturday 9 to 13. */
export const OPENING_HOURS: OpeningHours = {
  1: weekday,
  2: weekday,
  3: weekday,
  4: weekday,
  5: weekday,
  6: [9 * 60, 13 * 60],
}

const MINUTE_MS = 60_000
/** Longer than this nobody measures: what waits for months would be counted day by day. */
const MOST_DAYS = 400

const midnight = (day: string) => Date.parse(`${day}T00:00:00-05:00`)

/** Whole minutes between two moments in which somebody was there to answer. */
export function openMinutesBetween(from: Date, to: Date, hours: OpeningHours = OPENING_HOURS): number {
  let open = 0
  let day = limaDateOf(from)
  for (let counted = 0; counted < MOST_DAYS && midnight(day) < to.getTime(); counted += 1) {
    const span = hours[new Date(`${day}T00:00:00Z`).getUTCDay()]
    if (span) {
      const opens = Math.max(midnight(day) + span[0] * MINUTE_MS, from.getTime())
      const closes = Math.min(midnight(day) + span[1] * MINUTE_MS, to.getTime())
      open += Math.max(0, closes - opens)
    }
    day = addDays(day, 1)
  }
  return Math.floor(open / MINUTE_MS)
}
