import { formatTag, type Locale } from './locales'

const lima = 'America/Lima'

/** The day stays on the line of its month: "31 / January 2027" reads like a sum. */
const dayWithMonth = (words: string) => words.replace(/(\d) (?=\p{L})/gu, '$1\u00a0')

/** A calendar day (`yyyy-mm-dd`) in words. */
export function longDay(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(formatTag[locale], { dateStyle: 'long', timeZone: 'UTC' })
  return dayWithMonth(format.format(new Date(`${day}T00:00:00Z`)))
}

/** Two instants as the days they fall on in Lima. */
export function limaDays(from: string, to: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(formatTag[locale], { dateStyle: 'long', timeZone: lima })
  return dayWithMonth(format.formatRange(new Date(from), new Date(to)))
}

/** 30/11/2026, 10:24, in Lima; in English 30 Nov 2026, 10:24, since 4/12 is April to some and December to others. */
export function limaTime(instant: number, locale: Locale): string {
  const format = new Intl.DateTimeFormat(formatTag[locale], {
    timeZone: lima,
    day: locale === 'es' ? '2-digit' : 'numeric',
    month: locale === 'es' ? '2-digit' : 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  })
  return format.format(instant)
}

/** "1,000" in English; four digits stand without a mark in Spanish. */
export const wholeNumber = (figure: number, locale: Locale): string =>
  locale === 'en' ? figure.toLocaleString(formatTag.en) : String(figure)
