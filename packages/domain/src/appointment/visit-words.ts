import { dayFormat } from '../calendar/day-format'
import { type LimaDate, limaDateOf } from '../calendar/lima-date'
import type { Locale } from '../language/localized.schema'
import { CHANGE_UNTIL_HOURS, limaTimeOf } from './visit-times'

const weekdayAndDay = dayFormat({ weekday: 'long', day: 'numeric', month: 'long' })
const dayAndMonth = dayFormat({ day: 'numeric', month: 'long' })
const dayOfMonth = dayFormat({ day: 'numeric' })
const weekday = dayFormat({ weekday: 'short' })
const monthAndYear = dayFormat({ month: 'long', year: 'numeric' })

/** "sábado 21 de noviembre", "Saturday 21 November" */
export const visitDayInWords = (day: LimaDate, locale: Locale): string => weekdayAndDay(day, locale).replace(',', '')

/** "del 16 al 22 de noviembre", "30 November to 6 December" */
export function daysInWords(from: LimaDate, to: LimaDate, locale: Locale): string {
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  const first = isOneMonth ? dayOfMonth(from, locale) : dayAndMonth(from, locale)
  const last = dayAndMonth(to, locale)
  return locale === 'es' ? `del ${first} al ${last}` : `${first} to ${last}`
}

/** "sáb", "Sat" */
export const shortWeekday = (day: LimaDate, locale: Locale): string => weekday(day, locale).replace('.', '')

/** "noviembre 2026" */
export const monthInWords = (day: LimaDate, locale: Locale): string => monthAndYear(day, locale).replace(' de ', ' ')

type Span = { startsAt: Date; endsAt: Date }

/** "10:00 a 11:30" */
export const visitHoursInWords = ({ startsAt, endsAt }: Span, locale: Locale): string =>
  `${limaTimeOf(startsAt)} ${locale === 'es' ? 'a' : 'to'} ${limaTimeOf(endsAt)}`

/** "sábado 21 de noviembre, de 10:00 a 11:30" */
export const visitInWords = (visit: Span, locale: Locale): string =>
  `${visitDayInWords(limaDateOf(visit.startsAt), locale)}, ${locale === 'es' ? 'de' : 'from'} ${visitHoursInWords(visit, locale)}`

/** Until when a visit can be moved or cancelled by whoever booked it. */
export const changeUntil = ({ startsAt }: Pick<Span, 'startsAt'>, locale: Locale): string => {
  const last = new Date(startsAt.getTime() - CHANGE_UNTIL_HOURS * 3_600_000)
  return `${visitDayInWords(limaDateOf(last), locale)} ${locale === 'es' ? 'a las' : 'at'} ${limaTimeOf(last)}`
}

const lotWords = { es: ['Lote', 'Departamento'], en: ['Lot', 'Apartment'] } as const

/** What a code names: lots lie in lettered blocks, apartments on numbered floors. */
export const lotWord = (code: string, locale: Locale): string => lotWords[locale][/^\d/.test(code) ? 1 : 0]

type Booked = Span & { place: string; lot: string | undefined; reference: string }

/** What sales reads in the CRM's free-text field. Staff work in Spanish, whatever language the visitor used. */
export function bookingObservation({ place, lot, reference, ...span }: Booked): string {
  const [year, month, day] = limaDateOf(span.startsAt).split('-')
  const about = lot ? `, ${lotWord(lot, 'es').toLowerCase()} ${lot}` : ''
  return `Visita reservada: ${day}/${month}/${year}, ${visitHoursInWords(span, 'es')} (hora de Lima), ${place}${about}. Código ${reference}.`
}
