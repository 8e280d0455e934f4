import { formatDay } from '../calendar/format-date'
import { type LimaDate, limaDateOf } from '../calendar/lima-date'
import { limaTimeOf } from '../calendar/lima-time'
import type { Locale } from '../language/locale'
import { CHANGE_UNTIL_HOURS } from './visit-times'

/** "del 16 al 22 de noviembre", "30 November to 6 December" */
export function daysInWords(from: LimaDate, to: LimaDate, locale: Locale): string {
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  const first = isOneMonth ? String(Number(from.slice(8))) : formatDay(from, locale, 'dayAndMonth')
  const last = formatDay(to, locale, 'dayAndMonth')
  return locale === 'es' ? `del ${first} al ${last}` : `${first} to ${last}`
}

/** "noviembre 2026" */
export const monthAndYear = (day: LimaDate, locale: Locale): string =>
  formatDay(day, locale, 'month').replace(' de ', ' ')

type Span = { startsAt: Date; endsAt: Date }

/** "10:00 a 11:30" */
export const visitHoursInWords = ({ startsAt, endsAt }: Span, locale: Locale): string =>
  `${limaTimeOf(startsAt)} ${locale === 'es' ? 'a' : 'to'} ${limaTimeOf(endsAt)}`

/** "sábado 21 de noviembre, de 10:00 a 11:30" */
export const visitInWords = (visit: Span, locale: Locale): string =>
  `${formatDay(limaDateOf(visit.startsAt), locale, 'withWeekday')}, ${locale === 'es' ? 'de' : 'from'} ${visitHoursInWords(visit, locale)}`

/** Formats until when the visitor can move or cancel the appointment. */
export const changeUntil = ({ startsAt }: Pick<Span, 'startsAt'>, locale: Locale): string => {
  const last = new Date(startsAt.getTime() - CHANGE_UNTIL_HOURS * 3_600_000)
  return `${formatDay(limaDateOf(last), locale, 'withWeekday')} ${locale === 'es' ? 'a las' : 'at'} ${limaTimeOf(last)}`
}

const lotWords = { es: ['Lote', 'Departamento'], en: ['Lot', 'Apartment'] } as const

/** Returns the noun for a code: lots are in lettered blocks, apartments on numbered floors. */
export const lotWord = (code: string, locale: Locale): string => lotWords[locale][/^\d/.test(code) ? 1 : 0]

type Booked = Span & { place: string; lot: string | undefined; reference: string }

/** Formats the observation that sales reads in the CRM, in Spanish whatever language the visitor used. */
export function bookingObservation({ place, lot, reference, ...span }: Booked): string {
  const [year, month, day] = limaDateOf(span.startsAt).split('-')
  const about = lot ? `, ${lotWord(lot, 'es').toLowerCase()} ${lot}` : ''
  return `Visita reservada: ${day}/${month}/${year}, ${visitHoursInWords(span, 'es')} (hora de Lima), ${place}${about}. Código ${reference}.`
}
