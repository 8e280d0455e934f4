import { formatTag, type Locale } from './locale'

/** "1,000" in English, "1000" in Spanish. */
export const wholeNumber = (figure: number, locale: Locale): string =>
  locale === 'en' ? figure.toLocaleString(formatTag.en) : String(figure)
