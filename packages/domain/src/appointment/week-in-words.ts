import type { Locale } from '../language/localized.schema'
import type { VisitHours, Weekday } from './visit-place.schema'

/** A week begins on Monday. */
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

/** `09:00` is read aloud as 9:00. */
const plain = (time: string) => time.replace(/^0/, '')

/** "lunes a viernes, 9:00–13:00 y 14:00–18:00", one line for each run of days with the same hours. */
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
  const said = names[locale]
  if (first === last) return said[first]
  return `${said[first]} ${locale === 'es' ? 'a' : 'to'} ${said[last]}`
}
