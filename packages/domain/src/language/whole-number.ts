import { formatTag, type Locale } from './locale'

/** Formats a whole number as "1,000" in English and "1000" in Spanish. */
export const wholeNumber = (value: number, locale: Locale): string =>
  locale === 'en' ? value.toLocaleString(formatTag.en) : String(value)
