import { addDays, type LimaDate } from '../calendar/lima-date'
import { type Month, monthOf, nextMonth } from '../calendar/month'

/** Days of the month on which an instalment may fall; the last stands for the end of every month. */
export const paymentDays = [5, 15, 31] as const
export type PaymentDay = (typeof paymentDays)[number]

export const END_OF_MONTH: PaymentDay = 31

export const isPaymentDay = (day: number): day is PaymentDay => paymentDays.some((known) => known === day)

/** A person needs time between the signing and the first instalment. */
const DAYS_BEFORE_FIRST = 30
const MONTHS_OFFERED = 6

/** The day in that month, or the last one where the month is shorter. */
export function dayIn(month: Month, day: number): LimaDate {
  const last = Number(addDays(`${nextMonth(month)}-01`, -1).slice(8))
  return `${month}-${String(Math.min(day, last)).padStart(2, '0')}`
}

export function monthsLater(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const index = year * 12 + number - 1 + count
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
}

/** Every date on which an instalment is due. A 31st stays a 31st where there is one. */
export const paymentDates = (first: Month, day: number, months: number): LimaDate[] =>
  Array.from({ length: months }, (_, paid) => dayIn(monthsLater(first, paid), day))

/** The first month that leaves enough time. */
export function usualStart(today: LimaDate, day: number): Month {
  const earliest = addDays(today, DAYS_BEFORE_FIRST)
  const month = monthOf(earliest)
  return dayIn(month, day) >= earliest ? month : nextMonth(month)
}

/** Months a first instalment may fall in: whoever wants to begin sooner may, from next month on. */
export function startMonths(today: LimaDate): Month[] {
  const next = nextMonth(monthOf(today))
  return Array.from({ length: MONTHS_OFFERED }, (_, count) => monthsLater(next, count))
}
