import type { Locale } from '../language/localized.schema'

/** The site's English writes 1 November 2026. */
const tags: Record<Locale, string> = { es: 'es-PE', en: 'en-GB' }

/** A calendar day (`yyyy-mm-dd`) in words. */
export function dayInWords(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(tags[locale], { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${day}T00:00:00Z`))
}

/** "diciembre de 2028", "December 2028". */
export function monthInWords(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(tags[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(`${day}T00:00:00Z`))
}
