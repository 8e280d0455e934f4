import { weekdayName } from '../calendar/weekday-name'
import type { Locale } from '../language/locale'
import type { AppointmentHours, Weekday } from './appointment-place.schema'

const weekFromMonday: Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

const withoutLeadingZero = (time: string) => time.replace(/^0/, '')

/**
 * Formats opening hours with one line per range of days with the same hours, such as "lunes a viernes, 9:00–13:00 y
 * 14:00–18:00".
 */
export function formatWeek(hours: AppointmentHours['hours'], locale: Locale): string[] {
  const and = locale === 'es' ? ' y ' : ' and '
  const spansOf = (day: Weekday) =>
    hours
      .filter(({ weekday }) => weekday === day)
      .sort((a, b) => a.from.localeCompare(b.from))
      .map(({ from, to }) => `${withoutLeadingZero(from)}–${withoutLeadingZero(to)}`)
      .join(and)
  const runs: { first: Weekday; last: Weekday; spans: string }[] = []
  for (const day of weekFromMonday) {
    const spans = spansOf(day)
    const run = runs.at(-1)
    if (run && run.spans === spans) run.last = day
    else runs.push({ first: day, last: day, spans })
  }
  return runs
    .filter(({ spans }) => spans !== '')
    .map((run) => `${formatWeekdays(run.first, run.last, locale)}, ${run.spans}`)
}

function formatWeekdays(first: Weekday, last: Weekday, locale: Locale): string {
  const nameOf = (day: Weekday) => weekdayName(weekFromMonday.indexOf(day) + 1, locale)
  return first === last ? nameOf(first) : `${nameOf(first)} ${locale === 'es' ? 'a' : 'to'} ${nameOf(last)}`
}
