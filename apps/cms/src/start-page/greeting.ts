import { formatDay } from '@app/domain/calendar/format-date'
import { limaDateOf } from '@app/domain/calendar/lima-date'
import { limaTimeOf } from '@app/domain/calendar/lima-time'
import type { Language } from '../panel/language/language'

/** Returns a text such as "Lunes 16 de noviembre, 09:12". */
export function formatNow(at: Date, language: Language): string {
  const day = formatDay(limaDateOf(at), language, 'withWeekday')
  return `${day.charAt(0).toUpperCase()}${day.slice(1)}, ${limaTimeOf(at)}`
}

export function greeting(at: Date): 'goodMorning' | 'goodAfternoon' | 'goodEvening' {
  const time = limaTimeOf(at)
  if (time >= '05:00' && time < '12:00') return 'goodMorning'
  return time >= '12:00' && time < '19:00' ? 'goodAfternoon' : 'goodEvening'
}
