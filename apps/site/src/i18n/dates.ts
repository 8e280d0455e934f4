import type { Locale } from './locales'

/** The site's English is that of its texts: 1 November 2026. */
const dateTag: Record<Locale, string> = { es: 'es-PE', en: 'en-GB' }

/** A calendar day (`yyyy-mm-dd`) in words. */
export function longDay(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(dateTag[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}

/** Two instants as the days they fall on in Lima. */
export function limaDays(from: string, to: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(dateTag[locale], { dateStyle: 'long', timeZone: 'America/Lima' })
  return format.formatRange(new Date(from), new Date(to))
}
