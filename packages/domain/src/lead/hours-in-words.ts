import type { Locale } from '../language/localized.schema'
import { OPENING_HOURS, type OpeningHours } from './opening-hours'

export type HoursRow = { days: string; hours: string }

const fromMonday = [1, 2, 3, 4, 5, 6, 0]
/** The first of March 2026 is a Sunday. */
const nameOf = (day: number, locale: Locale) =>
  new Intl.DateTimeFormat(locale === 'es' ? 'es-PE' : 'en-GB', { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, 2, 1 + day)),
  )
const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

const words = {
  es: { through: 'a', to: 'a', and: 'y', holidays: 'feriados', closed: 'cerrado' },
  en: { through: 'to', to: 'to', and: 'and', holidays: 'public holidays', closed: 'closed' },
} as const

/** "lunes a viernes: 9:00 a 18:00", one row for days in sequence with the same hours; what is closed stands last. */
export function hoursInWords(locale: Locale, hours: OpeningHours = OPENING_HOURS): HoursRow[] {
  const { through, to, and, holidays, closed } = words[locale]
  const rows: { from: number; until: number; hours: string }[] = []
  for (const day of fromMonday) {
    const span = hours[day]
    if (!span) continue
    const said = `${clock(span[0])} ${to} ${clock(span[1])}`
    const last = rows.at(-1)
    if (last?.hours === said && fromMonday.indexOf(day) === fromMonday.indexOf(last.until) + 1) last.until = day
    else rows.push({ from: day, until: day, hours: said })
  }
  const shut = fromMonday.filter((day) => !hours[day]).map((day) => nameOf(day, locale))
  return [
    ...rows.map(({ from, until, hours: said }) => ({
      days: from === until ? nameOf(from, locale) : `${nameOf(from, locale)} ${through} ${nameOf(until, locale)}`,
      hours: said,
    })),
    { days: shut.length > 0 ? `${shut.join(', ')} ${and} ${holidays}` : holidays, hours: closed },
  ]
}
