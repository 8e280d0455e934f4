import { formatTag, type Locale } from '@app/domain/language/locale'

/** Formats a list of names as "Arequipa y Lima" or "Arequipa and Lima". */
export const formatList = (names: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(formatTag[locale], { type: 'conjunction' }).format(names)
