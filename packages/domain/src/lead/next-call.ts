import { formatDay } from '../calendar/format-date'
import { isHoliday } from '../calendar/holidays'
import { addDays, type LimaDate, limaDateOf, weekdayOf } from '../calendar/lima-date'
import { formatMinutes, startOfDay } from '../calendar/lima-time'
import type { Locale } from '../language/locale'
import { OPENING_HOURS, type OpeningHours } from './opening-hours'

// Leads are called within an hour (first-answer.ts), and the receipt promises the same hour.

const MINUTE_MS = 60_000
const WITHIN_MINUTES = 60
const ROUNDED_TO = 15
/** Longer than any series of holidays. */
const MOST_DAYS = 30

/** `from` and `until` are minutes after midnight in Lima. */
export type CallSlot = { day: LimaDate; from: number; until: number; isToday: boolean }

const hoursOf = (day: LimaDate, hours: OpeningHours) => (isHoliday(day) ? undefined : hours[weekdayOf(day)])

/**
 * Returns the next hour in which staff can call. It starts now if the office stays open for another hour, otherwise at
 * the next opening: a promise five minutes before closing would not be kept.
 */
export function nextCall(now: Date, hours: OpeningHours = OPENING_HOURS): CallSlot | undefined {
  const today = limaDateOf(now)
  const minute = Math.ceil((now.getTime() - startOfDay(today).getTime()) / MINUTE_MS / ROUNDED_TO) * ROUNDED_TO
  for (let ahead = 0; ahead < MOST_DAYS; ahead += 1) {
    const day = addDays(today, ahead)
    const open = hoursOf(day, hours)
    const from = open && Math.max(open[0], ahead === 0 ? minute : 0)
    if (open && from !== undefined && from + WITHIN_MINUTES <= open[1])
      return { day, from, until: from + WITHIN_MINUTES, isToday: ahead === 0 }
  }
  return undefined
}

/** Formats as "hoy entre las 15:15 y las 16:15" or "el lunes 16 de noviembre entre las 9:00 y las 10:00". */
export function callInWords({ day, from, until, isToday }: CallSlot, locale: Locale): string {
  const date = formatDay(day, locale, 'withWeekday')
  const [start, end] = [formatMinutes(from), formatMinutes(until)]
  if (locale === 'es') return `${isToday ? 'hoy' : `el ${date}`} entre las ${start} y las ${end}`
  return `${isToday ? 'today' : `on ${date}`} between ${start} and ${end}`
}
