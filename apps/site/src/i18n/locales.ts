import { type Locale, locales } from '@sillar/domain/content/localized.schema'

export { type Locale, locales }

/** Language tags of `<html lang>` and hreflang: the Spanish of the site is Peru's. */
export const languageTag: Record<Locale, string> = { es: 'es-PE', en: 'en' }

export const otherLocale = (locale: Locale): Locale => (locale === 'es' ? 'en' : 'es')
