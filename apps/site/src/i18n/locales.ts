import type { Locale } from '@sillar/domain/language/localized.schema'

export type { Locale }

/** Written here again because the schema would bring all of zod to every island: 20 KB. */
export const locales = ['es', 'en'] as const satisfies readonly Locale[]

/** `<html lang>` and hreflang: the Spanish of the site is Peru's, its English nobody's in particular. */
export const languageTag: Record<Locale, string> = { es: 'es-PE', en: 'en' }

/** How dates and numbers are written. The site's English is that of its texts: 1 November 2026. */
export const formatTag: Record<Locale, string> = { es: 'es-PE', en: 'en-GB' }

export const otherLocale = (locale: Locale): Locale => (locale === 'es' ? 'en' : 'es')
