import { formatDay } from '../calendar/format-date'
import { type LimaDate, limaDateOf } from '../calendar/lima-date'
import { limaTimeOf } from '../calendar/lima-time'
import type { Locale } from '../language/locale'

// Formats the time of a video call in the visitor's time zone. All other times are Peruvian.

const clockOptions = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const

/** Returns the time zone if it exists. Browsers send names such as `Europe/Madrid`. */
export function knownTimeZone(name: string | undefined): string | null {
  if (!name || !/^[A-Za-z]+(?:[/_+-][A-Za-z0-9]+)*$/.test(name) || name.length > 60) return null
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return name
  } catch {
    return null
  }
}

/** Cities with many Peruvian residents, whose Spanish name differs from the name of the time zone. */
const spanishCities: Readonly<Record<string, string>> = {
  'America/New_York': 'Nueva York',
  'America/Los_Angeles': 'Los Ángeles',
  'America/Mexico_City': 'Ciudad de México',
  'America/Bogota': 'Bogotá',
  'America/Panama': 'Panamá',
  'America/Sao_Paulo': 'São Paulo',
  'Europe/Berlin': 'Berlín',
  'Europe/Brussels': 'Bruselas',
  'Europe/London': 'Londres',
  'Europe/Paris': 'París',
  'Europe/Rome': 'Roma',
  'Europe/Stockholm': 'Estocolmo',
  'Europe/Zurich': 'Zúrich',
  'Asia/Tokyo': 'Tokio',
  'Australia/Sydney': 'Sídney',
}

/** Returns the city that names a time zone, such as "Madrid" or "Buenos Aires". */
export const cityOf = (timeZone: string, locale: Locale): string =>
  (locale === 'es' && spanishCities[timeZone]) || (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')

function clockIn(instant: Date, timeZone: string): { day: LimaDate; time: string } {
  const parts = new Intl.DateTimeFormat('en-CA', { ...clockOptions, timeZone }).formatToParts(instant)
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return { day: `${part('year')}-${part('month')}-${part('day')}`, time: `${part('hour')}:${part('minute')}` }
}

/**
 * Formats an instant for the visitor, such as "16:30 en Madrid", with the weekday if the day differs from the day in
 * Peru. Returns null if the visitor's clock shows the time in Peru.
 */
export function formatVisitorTime(instant: Date, timeZone: string | null, locale: Locale): string | null {
  if (timeZone === null) return null
  const { day, time } = clockIn(instant, timeZone)
  const isSameDay = day === limaDateOf(instant)
  if (isSameDay && time === limaTimeOf(instant)) return null
  const weekday = isSameDay ? '' : `${formatDay(day, locale, 'weekday')} `
  return `${weekday}${time} ${locale === 'es' ? 'en' : 'in'} ${cityOf(timeZone, locale)}`
}
