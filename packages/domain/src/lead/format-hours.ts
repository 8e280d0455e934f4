import { formatMinutes } from '../calendar/lima-time'
import { weekdayName } from '../calendar/weekday-name'
import type { Locale } from '../language/locale'
import { OPENING_HOURS, type OpeningHours } from './opening-hours'

export type HoursRow = { days: string; hours: string }

const weekdaysFromMonday = [1, 2, 3, 4, 5, 6, 0]

const messages = {
  es: { through: 'a', to: 'a', and: 'y', holidays: 'feriados', closed: 'cerrado' },
  en: { through: 'to', to: 'to', and: 'and', holidays: 'public holidays', closed: 'closed' },
} as const

/**
 * Formats opening hours with one row per range of days with the same hours, such as "lunes a viernes" and "9:00 a
 * 18:00". The last row lists closed days and public holidays.
 */
export function formatHours(locale: Locale, hours: OpeningHours = OPENING_HOURS): HoursRow[] {
  const { through, to, and, holidays, closed } = messages[locale]
  const rows: { from: number; until: number; hours: string }[] = []
  for (const day of weekdaysFromMonday) {
    const span = hours[day]
    if (!span) continue
    const formattedSpan = `${formatMinutes(span[0])} ${to} ${formatMinutes(span[1])}`
    const last = rows.at(-1)
    if (last?.hours === formattedSpan && weekdaysFromMonday.indexOf(day) === weekdaysFromMonday.indexOf(last.until) + 1)
      last.until = day
    else rows.push({ from: day, until: day, hours: formattedSpan })
  }
  const closedDays = weekdaysFromMonday.filter((day) => !hours[day]).map((day) => weekdayName(day, locale))
  return [
    ...rows.map(({ from, until, hours: formatted }) => ({
      days:
        from === until
          ? weekdayName(from, locale)
          : `${weekdayName(from, locale)} ${through} ${weekdayName(until, locale)}`,
      hours: formatted,
    })),
    { days: closedDays.length > 0 ? `${closedDays.join(', ')} ${and} ${holidays}` : holidays, hours: closed },
  ]
}
