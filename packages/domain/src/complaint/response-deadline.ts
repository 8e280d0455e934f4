import { isHoliday } from '../calendar/holidays'
import { addDays, type LimaDate, weekdayOf } from '../calendar/lima-date'

// Ley 31435 and D.S. 101-2022-PCM set 15 business days, not extendable. The rule is a setting, because the law has
// changed before.

export type DayRule = { kind: 'business' | 'calendar'; days: number }

export const LEGAL_DAY_RULE: DayRule = { kind: 'business', days: 15 }

export function isBusinessDay(date: LimaDate): boolean {
  const weekday = weekdayOf(date)
  return weekday !== 0 && weekday !== 6 && !isHoliday(date)
}

/** Returns the last day on which the company may answer. The day after filing is day 1. */
export function responseDeadline(filedOn: LimaDate, rule: DayRule): LimaDate {
  if (rule.kind === 'calendar') return addDays(filedOn, rule.days)
  let day = filedOn
  for (let daysLeft = rule.days; daysLeft > 0; ) {
    day = addDays(day, 1)
    if (isBusinessDay(day)) daysLeft -= 1
  }
  return day
}
