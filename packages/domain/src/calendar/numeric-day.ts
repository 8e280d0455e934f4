import type { Locale } from '../language/locale'
import type { LimaDate } from './lima-date'

const englishMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/**
 * Formats a day like `formatDay` with the style `numeric`, without `Intl`: the first formatter of a page takes 30 ms of
 * CPU time, which blocks a page that shows a date while it loads.
 */
export function numericDay(day: LimaDate, locale: Locale): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return locale === 'en' ? `${date} ${englishMonths[month - 1]} ${year}` : `${date}/${month}/${year}`
}
