import { formatDay } from '../calendar/format-date'
import { isHoliday } from '../calendar/holidays'
import { addDays, type LimaDate, limaDateOf, weekdayOf } from '../calendar/lima-date'
import { formatMinutes, startOfDay } from '../calendar/lima-time'
import type { Locale } from '../language/locale'
import { OPENING_HOURS, type OpeningHours } from './opening-hours'

// The receipt of a lead tells the visitor in which hour staff will call.

const MINUTE_MS = 60_000
const CALL_MINUTES = 60
const ROUND_TO_MINUTES = 15
/** The offices are never closed for this many days in a row. */
const MAX_DAYS = 30

/** `from` and `until` are minutes after midnight in Lima. */
export type CallSlot = { day: LimaDate; from: number; until: number; isToday: boolean }

const hoursOf = (day: LimaDate, hours: OpeningHours) => (isHoliday(day) ? undefined : hours[weekdayOf(day)])

/**
 * Returns the next hour in which staff can call. It starts now, rounded up to 15 minutes, if the office then stays open
 * for an hour; otherwise it starts at the next opening, because staff could not keep a promise made just before
 * closing.
 */
export function nextCall(now: Date, hours: OpeningHours = OPENING_HOURS): CallSlot | undefined {
  const today = limaDateOf(now)
  const minute =
    Math.ceil((now.getTime() - startOfDay(today).getTime()) / MINUTE_MS / ROUND_TO_MINUTES) * ROUND_TO_MINUTES
  for (let daysAhead = 0; daysAhead < MAX_DAYS; daysAhead += 1) {
    const day = addDays(today, daysAhead)
    const openSpan = hoursOf(day, hours)
    const from = openSpan && Math.max(openSpan[0], daysAhead === 0 ? minute : 0)
    if (openSpan && from !== undefined && from + CALL_MINUTES <= openSpan[1])
      return { day, from, until: from + CALL_MINUTES, isToday: daysAhead === 0 }
  }
  return undefined
}

/** Formats a call as "hoy entre las 15:15 y las 16:15" or "el lunes 16 de noviembre entre las 9:00 y las 10:00". */
export function formatCallTime({ day, from, until, isToday }: CallSlot, locale: Locale): string {
  const date = formatDay(day, locale, 'withWeekday')
  const [start, end] = [formatMinutes(from), formatMinutes(until)]
  if (locale === 'es') return `${isToday ? 'hoy' : `el ${date}`} entre las ${start} y las ${end}`
  return `${isToday ? 'today' : `on ${date}`} between ${start} and ${end}`
}
