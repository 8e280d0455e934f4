import { formatTag, type Locale } from './locales'

/** "Arequipa y Lima", "Arequipa and Lima". */
export const inWords = (names: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(formatTag[locale], { type: 'conjunction' }).format(names)
