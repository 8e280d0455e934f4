import { formatTag, type Locale } from '@app/domain/language/locale'

/** Formats a list: "Arequipa y Lima", "Arequipa and Lima". */
export const inWords = (names: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(formatTag[locale], { type: 'conjunction' }).format(names)
