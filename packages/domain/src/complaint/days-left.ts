import { addDays, type LimaDate } from '../calendar/lima-date'
import type { Locale } from '../language/locale'
import { type DayRule, isBusinessDay } from './response-deadline'

type RuleKind = DayRule['kind']

/** Counts the business or calendar days after `from`, up to and including `to`. */
export function countDays(from: LimaDate, to: LimaDate, kind: RuleKind): number {
  let count = 0
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1))
    if (kind === 'calendar' || isBusinessDay(day)) count += 1
  return count
}

/**
 * A complaint with at most this many days left is urgent. Customer service gets its first alert at the same number of
 * days.
 */
const NEAR_DAYS = 5

/** `days` are the days left, or the days since the deadline if the state is `late`. */
export type Deadline = { state: 'late' | 'today' | 'near' | 'calm'; days: number }

export function deadlineOf(today: LimaDate, dueOn: LimaDate, kind: RuleKind): Deadline {
  if (today > dueOn) return { state: 'late', days: countDays(dueOn, today, kind) }
  if (today === dueOn) return { state: 'today', days: 0 }
  const days = countDays(today, dueOn, kind)
  return { state: days <= NEAR_DAYS ? 'near' : 'calm', days }
}

/** The sentence has two parts, because the second part is bold. */
export type DeadlineText = { before: string; bold: string }

const dayNouns = {
  es: { business: ['día hábil', 'días hábiles'], calendar: ['día', 'días'] },
  en: { business: ['business day', 'business days'], calendar: ['day', 'days'] },
} as const

export function formatDeadline({ state, days }: Deadline, kind: RuleKind, locale: Locale): DeadlineText {
  const dayCount = `${days} ${dayNouns[locale][kind][days === 1 ? 0 : 1]}`
  if (locale === 'en') {
    if (state === 'today') return { before: 'Due', bold: 'today' }
    if (state !== 'late') return { before: '', bold: `${dayCount} left` }
    return days === 0 ? { before: 'The deadline', bold: 'has passed' } : { before: 'Late by', bold: dayCount }
  }
  if (state === 'today') return { before: 'Vence', bold: 'hoy' }
  if (state !== 'late') return { before: days === 1 ? 'Queda' : 'Quedan', bold: dayCount }
  return days === 0 ? { before: 'El plazo', bold: 'ya venció' } : { before: 'Venció hace', bold: dayCount }
}

export const deadlineSentence = (deadline: Deadline, kind: RuleKind, locale: Locale): string => {
  const { before, bold } = formatDeadline(deadline, kind, locale)
  return [before, bold].filter(Boolean).join(' ')
}
