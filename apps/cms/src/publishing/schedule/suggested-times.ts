import { humanInstant } from '@app/domain/calendar/human-date'
import { addDays, limaDateOf, mondayOf } from '@app/domain/calendar/lima-date'
import { limaInstant } from '@app/domain/calendar/lima-time'
import type { Language } from '../../panel/language/language'

const MORNING = '08:00'

/** Returns the times that the form offers: 8:00 of tomorrow and of next Monday. `value` fits a field for date and time. */
export function suggestedTimes(now: Date, language: Language): { value: string; label: string }[] {
  const today = limaDateOf(now)
  const days = new Set([addDays(today, 1), addDays(mondayOf(today), 7)])
  return [...days].map((day) => ({
    value: `${day}T${MORNING}`,
    label: humanInstant(limaInstant(day, MORNING), now, language),
  }))
}

/** Returns the instant of a date and time in Lima, or undefined if it is incomplete or has passed. */
export function readFutureTime(value: string, now: Date): Date | undefined {
  const instant = new Date(`${value}:00-05:00`)
  return instant.getTime() > now.getTime() ? instant : undefined
}
