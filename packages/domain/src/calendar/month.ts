import { addDays, isLimaDate, type LimaDate } from './lima-date'

/** A month of the calendar, `yyyy-mm`. */
export type Month = string

export const monthOf = (date: LimaDate): Month => date.slice(0, 7)

export const isMonth = (text: string): boolean => isLimaDate(`${text}-01`)

export const nextMonth = (month: Month): Month => monthOf(addDays(`${month}-01`, 31))

export const previousMonth = (month: Month): Month => monthOf(addDays(`${month}-01`, -1))

/** The weeks a month lies in, from Monday to Sunday, with the days of its neighbours at both ends. */
export function weeksOf(month: Month): LimaDate[][] {
  const first = `${month}-01`
  const daysSinceMonday = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7
  const weeks: LimaDate[][] = []
  for (let monday = addDays(first, -daysSinceMonday); monthOf(monday) <= month; monday = addDays(monday, 7))
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((day) => addDays(monday, day)))
  return weeks
}
