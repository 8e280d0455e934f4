import type { Locale } from '@app/domain/language/locale'

/** The language in which a member of staff reads the panel. */
export type Language = Locale

export const languageOf = (i18n: { language: string }): Language => (i18n.language === 'en' ? 'en' : 'es')
