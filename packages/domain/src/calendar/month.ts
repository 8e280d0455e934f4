import { addDays, isLimaDate, type LimaDate, mondayOf } from './lima-date'

/** A calendar month, `yyyy-mm`. */
export type Month = string

export const monthOf = (date: LimaDate): Month => date.slice(0, 7)

export const isMonth = (text: string): boolean => isLimaDate(`${text}-01`)

export const nextMonth = (month: Month): Month => monthOf(addDays(`${month}-01`, 31))

export const previousMonth = (month: Month): Month => monthOf(addDays(`${month}-01`, -1))

/** Returns the weeks of a month from Monday to Sunday, including days of the adjacent months. */
export function weeksOf(month: Month): LimaDate[][] {
  const weeks: LimaDate[][] = []
  for (let monday = mondayOf(`${month}-01`); monthOf(monday) <= month; monday = addDays(monday, 7))
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((day) => addDays(monday, day)))
  return weeks
}
