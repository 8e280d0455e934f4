import type { Locale } from '../language/locale'
import { formatDay } from './format-date'
import { addDays } from './lima-date'

const ANY_SUNDAY = '2026-03-01'

/** Returns the name of a weekday, such as "lunes" or "Monday". 0 and 7 are Sunday. */
export const weekdayName = (weekday: number, locale: Locale): string =>
  formatDay(addDays(ANY_SUNDAY, weekday), locale, 'weekday')
