import { addDays, type LimaDate } from '../calendar/lima-date'
import { type Month, monthOf, nextMonth } from '../calendar/month'

/** Days of the month on which instalments may be due. 31 means the end of the month. */
export const paymentDays = [5, 15, 31] as const
export type PaymentDay = (typeof paymentDays)[number]

export const END_OF_MONTH: PaymentDay = 31

export const isPaymentDay = (day: number): day is PaymentDay => paymentDays.some((paymentDay) => paymentDay === day)

/** Minimum number of days between today and the usual first instalment. */
const MIN_DAYS_BEFORE_FIRST = 30
const MONTHS_OFFERED = 6

/** Returns a day of a month, or the last day if the month is shorter. */
export function dayIn(month: Month, day: number): LimaDate {
  const lastDay = Number(addDays(`${nextMonth(month)}-01`, -1).slice(8))
  return `${month}-${String(Math.min(day, lastDay)).padStart(2, '0')}`
}

export function monthsLater(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const index = year * 12 + number - 1 + count
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
}

/** Returns every due date. With day 31, instalments are due on the last day of each month. */
export const paymentDates = (first: Month, day: number, months: number): LimaDate[] =>
  Array.from({ length: months }, (_, index) => dayIn(monthsLater(first, index), day))

/** Returns the first month in which an instalment is due at least 30 days after today. */
export function usualStart(today: LimaDate, day: number): Month {
  const earliest = addDays(today, MIN_DAYS_BEFORE_FIRST)
  const month = monthOf(earliest)
  return dayIn(month, day) >= earliest ? month : nextMonth(month)
}

/** Returns the months in which the first instalment may be due, starting with the next month. */
export function startMonths(today: LimaDate): Month[] {
  const next = nextMonth(monthOf(today))
  return Array.from({ length: MONTHS_OFFERED }, (_, count) => monthsLater(next, count))
}
