import { formatDay, formatDays } from '@app/domain/calendar/format-date'
import { type LimaDate, limaDateOf } from '@app/domain/calendar/lima-date'
import type { Locale } from '@app/domain/language/locale'

/** Keeps a number and the next word on one line, because "31" at the end of a line looks like a separate number. */
const keepDayWithMonth = (text: string) => text.replace(/(\d) (?=\p{L})/gu, '$1\u00a0')

/** Formats a day, for example as "5 de enero de 2027" in Spanish. */
export const formatLongDay = (day: LimaDate, locale: Locale): string => keepDayWithMonth(formatDay(day, locale))

/** Formats a day with non-breaking spaces, for example as "5 ene 2027" in Spanish. */
export const formatShortDay = (day: LimaDate, locale: Locale): string =>
  formatDay(day, locale, 'short').replaceAll(' ', '\u00a0')

/** Formats two instants as a range of days in Lima. */
export const limaDays = (from: string, to: string, locale: Locale): string =>
  keepDayWithMonth(formatDays(limaDateOf(new Date(from)), limaDateOf(new Date(to)), locale))
