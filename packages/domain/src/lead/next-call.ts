import { dayFormat } from '../calendar/day-format'
import { isHoliday } from '../calendar/holidays'
import { addDays, type LimaDate, limaDateOf } from '../calendar/lima-date'
import { OPENING_HOURS, type OpeningHours } from './opening-hours'

// Who is called within the hour still remembers what they asked (first-answer.ts); the same hour is told in the receipt.

const MINUTE_MS = 60_000
const WITHIN_MINUTES = 60
const ROUNDED_TO = 15
/** No holidays are as long as this. */
const MOST_DAYS = 30

/** Minutes after midnight in Lima. */
export type CallSlot = { day: LimaDate; from: number; until: number; isToday: boolean }

const midnight = (day: LimaDate) => Date.parse(`${day}T00:00:00-05:00`)
const hoursOf = (day: LimaDate, hours: OpeningHours) =>
  isHoliday(day) ? undefined : hours[new Date(`${day}T00:00:00Z`).getUTCDay()]

/**
 * The next hour in which somebody is there to call. It begins now, while the doors are open for an hour more, and with
 * the next opening otherwise: a call five minutes before the evening is a promise that would not be kept.
 */
export function nextCall(now: Date, hours: OpeningHours = OPENING_HOURS): CallSlot | undefined {
  const today = limaDateOf(now)
  const minute = Math.ceil((now.getTime() - midnight(today)) / MINUTE_MS / ROUNDED_TO) * ROUNDED_TO
  for (let ahead = 0; ahead < MOST_DAYS; ahead += 1) {
    const day = addDays(today, ahead)
    const open = hoursOf(day, hours)
    const from = open && Math.max(open[0], ahead === 0 ? minute : 0)
    if (open && from !== undefined && from + WITHIN_MINUTES <= open[1])
      return { day, from, until: from + WITHIN_MINUTES, isToday: ahead === 0 }
  }
  return undefined
}

const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
const weekdayAndDay = dayFormat({ weekday: 'long', day: 'numeric', month: 'long' })
const dayOf = (day: LimaDate, locale: 'es' | 'en') => weekdayAndDay(day, locale).replace(',', '')

/** "hoy entre las 15:15 y las 16:15", "el lunes 16 de noviembre entre las 9:00 y las 10:00" */
export function callInWords({ day, from, until, isToday }: CallSlot, locale: 'es' | 'en'): string {
  if (locale === 'es')
    return `${isToday ? 'hoy' : `el ${dayOf(day, 'es')}`} entre las ${clock(from)} y las ${clock(until)}`
  return `${isToday ? 'today' : `on ${dayOf(day, 'en')}`} between ${clock(from)} and ${clock(until)}`
}
