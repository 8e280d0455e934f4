// Short forms of dates, for plans and schedules. Beside formats.ts, whose long ones every form carries.
import { formatTag, type Locale } from './locales'

/** 5 ene 2027. */
export function shortDay(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(formatTag[locale], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const parts = format.formatToParts(new Date(`${day}T00:00:00Z`))
  const part = (type: 'day' | 'month' | 'year') => parts.find((one) => one.type === type)?.value.replace('.', '')
  return `${part('day')}\u00a0${part('month')}\u00a0${part('year')}`
}

/** "ene", "feb". */
export function shortMonth(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(formatTag[locale], { month: 'short', timeZone: 'UTC' })
  const name = format.format(new Date(`${day}T00:00:00Z`)).replace('.', '')
  return locale === 'es' ? name.toLocaleLowerCase() : name
}

/** "15 nov, 14:32", in Lima: how fresh something is. */
export function dayAndTime(instant: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(formatTag[locale], {
    timeZone: 'America/Lima',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  })
  // Spanish shortens November to "nov.", and a comma follows.
  return format.format(new Date(instant)).replace('.', '')
}

/** "5 de enero de 2027". `longDay` says the same, and with it every form would load a file more. */
export const dateInWords = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(formatTag[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
