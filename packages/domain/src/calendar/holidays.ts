import Holidays from 'date-holidays'
import { type LimaDate, yearOf } from './lima-date'

const peruvianHolidays = new Holidays('PE', { types: ['public'] })
const holidaysByYear = new Map<number, ReadonlySet<LimaDate>>()

function holidaysOf(year: number): ReadonlySet<LimaDate> {
  const cachedDays = holidaysByYear.get(year)
  if (cachedDays) return cachedDays
  const days = new Set(peruvianHolidays.getHolidays(year).map((holiday) => holiday.date.slice(0, 10)))
  holidaysByYear.set(year, days)
  return days
}

/** Returns whether a day is a public holiday in Peru. */
export const isHoliday = (date: LimaDate): boolean => holidaysOf(yearOf(date)).has(date)
