import { addDays, type LimaDate } from '../calendar/lima-date'
import { type Month, monthOf, nextMonth } from '../calendar/month'

/** Days of the month on which instalments may be due; the last means the end of the month. */
export const paymentDays = [5, 15, 31] as const
export type PaymentDay = (typeof paymentDays)[number]

export const END_OF_MONTH: PaymentDay = 31

export const isPaymentDay = (day: number): day is PaymentDay => paymentDays.some((known) => known === day)

/** Time between the contract and the first instalment. */
const DAYS_BEFORE_FIRST = 30
const MONTHS_OFFERED = 6

/** Returns that day of the month, or the last day of a shorter month. */
export function dayIn(month: Month, day: number): LimaDate {
  const last = Number(addDays(`${nextMonth(month)}-01`, -1).slice(8))
  return `${month}-${String(Math.min(day, last)).padStart(2, '0')}`
}

export function monthsLater(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const index = year * 12 + number - 1 + count
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
}

/** Returns every due date. A plan for the 31st uses the 31st in every month that has one. */
export const paymentDates = (first: Month, day: number, months: number): LimaDate[] =>
  Array.from({ length: months }, (_, paid) => dayIn(monthsLater(first, paid), day))

/** Returns the first month that leaves enough time. */
export function usualStart(today: LimaDate, day: number): Month {
  const earliest = addDays(today, DAYS_BEFORE_FIRST)
  const month = monthOf(earliest)
  return dayIn(month, day) >= earliest ? month : nextMonth(month)
}

/** Returns the months in which the first instalment may be due, from next month on. */
export function startMonths(today: LimaDate): Month[] {
  const next = nextMonth(monthOf(today))
  return Array.from({ length: MONTHS_OFFERED }, (_, count) => monthsLater(next, count))
}
