import { formatDay } from '../calendar/format-date'
import { addDays } from '../calendar/lima-date'
import { formatMinutes } from '../calendar/lima-time'
import type { Locale } from '../language/locale'
import { OPENING_HOURS, type OpeningHours } from './opening-hours'

export type HoursRow = { days: string; hours: string }

const fromMonday = [1, 2, 3, 4, 5, 6, 0]
const SOME_SUNDAY = '2026-03-01'
const nameOf = (day: number, locale: Locale) => formatDay(addDays(SOME_SUNDAY, day), locale, 'weekday')

const messages = {
  es: { through: 'a', to: 'a', and: 'y', holidays: 'feriados', closed: 'cerrado' },
  en: { through: 'to', to: 'to', and: 'and', holidays: 'public holidays', closed: 'closed' },
} as const

/**
 * Formats opening hours, one row per range of days with the same hours ("lunes a viernes: 9:00 a 18:00"), closed days
 * last.
 */
export function hoursInWords(locale: Locale, hours: OpeningHours = OPENING_HOURS): HoursRow[] {
  const { through, to, and, holidays, closed } = messages[locale]
  const rows: { from: number; until: number; hours: string }[] = []
  for (const day of fromMonday) {
    const span = hours[day]
    if (!span) continue
    const formatted = `${formatMinutes(span[0])} ${to} ${formatMinutes(span[1])}`
    const last = rows.at(-1)
    if (last?.hours === formatted && fromMonday.indexOf(day) === fromMonday.indexOf(last.until) + 1) last.until = day
    else rows.push({ from: day, until: day, hours: formatted })
  }
  const shut = fromMonday.filter((day) => !hours[day]).map((day) => nameOf(day, locale))
  return [
    ...rows.map(({ from, until, hours: formatted }) => ({
      days: from === until ? nameOf(from, locale) : `${nameOf(from, locale)} ${through} ${nameOf(until, locale)}`,
      hours: formatted,
    })),
    { days: shut.length > 0 ? `${shut.join(', ')} ${and} ${holidays}` : holidays, hours: closed },
  ]
}
