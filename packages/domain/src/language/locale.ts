// The locales are not in a schema file, because importing one would add zod (20 KB) to every island of the site.

export const locales = ['es', 'en'] as const
export type Locale = (typeof locales)[number]

export const otherLocale = (locale: Locale): Locale => (locale === 'es' ? 'en' : 'es')

/** Values of `<html lang>` and hreflang. English has no region. */
export const languageTag: Record<Locale, string> = { es: 'es-PE', en: 'en' }

/** Locales for formatting dates and numbers. English dates are British, such as 1 November 2026. */
export const formatTag: Record<Locale, string> = { es: 'es-PE', en: 'en-GB' }
