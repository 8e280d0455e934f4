import { formatTag, type Locale } from './locales'

const lima = 'America/Lima'

/** A calendar day (`yyyy-mm-dd`) in words. */
export function longDay(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(formatTag[locale], { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${day}T00:00:00Z`))
}

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

/** Two instants as the days they fall on in Lima. */
export function limaDays(from: string, to: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(formatTag[locale], { dateStyle: 'long', timeZone: lima })
  return format.formatRange(new Date(from), new Date(to))
}

/** 30/11/2026, 10:24, in Lima. */
export function limaTime(instant: number, locale: Locale): string {
  const format = new Intl.DateTimeFormat(formatTag[locale], {
    timeZone: lima,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  })
  return format.format(instant)
}

/** "15 nov, 14:32", in Lima: how fresh something is. */
export function dayAndTime(instant: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(formatTag[locale], {
    timeZone: lima,
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  })
  return format.format(new Date(instant))
}

/** "1,000" in English; four digits stand without a mark in Spanish. */
export const wholeNumber = (figure: number, locale: Locale): string =>
  locale === 'en' ? figure.toLocaleString(formatTag.en) : String(figure)

/** "Arequipa y Lima", "Arequipa and Lima". */
export const inWords = (names: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(formatTag[locale], { type: 'conjunction' }).format(names)
