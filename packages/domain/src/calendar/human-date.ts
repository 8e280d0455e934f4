import type { Locale } from '../language/locale'
import { formatDay, formatInstant } from './format-date'
import { addDays, type LimaDate, limaDateOf } from './lima-date'
import { limaTimeOf } from './lima-time'

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60

const messages = {
  es: {
    now: 'ahora',
    minutes: (count: number) => `hace ${count} min`,
    today: 'hoy',
    yesterday: 'ayer',
    tomorrow: 'mañana',
  },
  en: {
    now: 'now',
    minutes: (count: number) => `${count} min ago`,
    today: 'today',
    yesterday: 'yesterday',
    tomorrow: 'tomorrow',
  },
}

/** Formats a day as staff say it: "hoy", "mañana", "12 nov", and with the year only if it is another one. */
export function humanDay(day: LimaDate, now: Date, locale: Locale): string {
  const today = limaDateOf(now)
  const { today: todayText, yesterday, tomorrow } = messages[locale]
  if (day === today) return todayText
  if (day === addDays(today, -1)) return yesterday
  if (day === addDays(today, 1)) return tomorrow
  const text = formatDay(day, locale, 'short')
  const year = today.slice(0, 4)
  return day.startsWith(year) ? text.replace(new RegExp(`,? ${year}$`), '') : text
}

/** Formats an instant as staff say it: "hace 9 min", "hoy, 07:48", "15 nov, 14:40". */
export function humanInstant(instant: Date, now: Date, locale: Locale): string {
  const minutes = Math.floor((now.getTime() - instant.getTime()) / MINUTE_MS)
  if (minutes === 0) return messages[locale].now
  if (minutes > 0 && minutes < HOUR_MINUTES) return messages[locale].minutes(minutes)
  return `${humanDay(limaDateOf(instant), now, locale)}, ${limaTimeOf(instant)}`
}

/** Formats an instant in full, for the title of a short date. */
export const fullInstant = (instant: Date, locale: Locale): string => formatInstant(instant, locale, 'long')
