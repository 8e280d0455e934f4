import type { Locale } from '../language/locale'
import type { VisitHours, Weekday } from './visit-place.schema'

/** Weeks start on Monday. */
const week: Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

const names: Record<Locale, Record<Weekday, string>> = {
  es: {
    monday: 'lunes',
    tuesday: 'martes',
    wednesday: 'miércoles',
    thursday: 'jueves',
    friday: 'viernes',
    saturday: 'sábado',
    sunday: 'domingo',
  },
  en: {
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
  },
}

/** Formats `09:00` as 9:00. */
const plain = (time: string) => time.replace(/^0/, '')

/**
 * Formats opening hours, one line per range of days with the same hours: "lunes a viernes, 9:00–13:00 y 14:00–18:00".
 */
export function weekInWords(hours: VisitHours['hours'], locale: Locale): string[] {
  const and = locale === 'es' ? ' y ' : ' and '
  const spansOf = (day: Weekday) =>
    hours
      .filter(({ weekday }) => weekday === day)
      .sort((one, other) => one.from.localeCompare(other.from))
      .map(({ from, to }) => `${plain(from)}–${plain(to)}`)
      .join(and)
  const runs: { first: Weekday; last: Weekday; spans: string }[] = []
  for (const day of week) {
    const spans = spansOf(day)
    const run = runs.at(-1)
    if (run && run.spans === spans) run.last = day
    else runs.push({ first: day, last: day, spans })
  }
  return runs
    .filter(({ spans }) => spans !== '')
    .map((run) => `${daysInWords(run.first, run.last, locale)}, ${run.spans}`)
}

function daysInWords(first: Weekday, last: Weekday, locale: Locale): string {
  const dayNames = names[locale]
  if (first === last) return dayNames[first]
  return `${dayNames[first]} ${locale === 'es' ? 'a' : 'to'} ${dayNames[last]}`
}
