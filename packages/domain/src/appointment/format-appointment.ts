import { formatDay } from '../calendar/format-date'
import { type LimaDate, limaDateOf } from '../calendar/lima-date'
import { limaTimeOf } from '../calendar/lima-time'
import type { Locale } from '../language/locale'
import { CHANGE_UNTIL_HOURS } from './appointment-times'
import { formatVisitorTime } from './time-zone'

/** Formats a range of days as "del 16 al 22 de noviembre" or "30 November to 6 December". */
export function formatDayRange(from: LimaDate, to: LimaDate, locale: Locale): string {
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  const firstDay = isOneMonth ? String(Number(from.slice(8))) : formatDay(from, locale, 'dayAndMonth')
  const lastDay = formatDay(to, locale, 'dayAndMonth')
  return locale === 'es' ? `del ${firstDay} al ${lastDay}` : `${firstDay} to ${lastDay}`
}

/** Formats a month as "noviembre 2026". */
export const monthAndYear = (day: LimaDate, locale: Locale): string =>
  formatDay(day, locale, 'month').replace(' de ', ' ')

type Span = { startsAt: Date; endsAt: Date }

/** Formats the hours of an appointment as "10:00 a 11:30". */
export const formatAppointmentHours = ({ startsAt, endsAt }: Span, locale: Locale): string =>
  `${limaTimeOf(startsAt)} ${locale === 'es' ? 'a' : 'to'} ${limaTimeOf(endsAt)}`

/** Formats an appointment as "sábado 21 de noviembre, de 10:00 a 11:30". */
export const formatAppointment = (appointment: Span, locale: Locale): string =>
  `${formatDay(limaDateOf(appointment.startsAt), locale, 'withWeekday')}, ${locale === 'es' ? 'de' : 'from'} ${formatAppointmentHours(appointment, locale)}`

/** Formats the last moment at which the visitor can move or cancel, also in the visitor's time if that differs. */
export const changeUntil = (
  { startsAt, timeZone }: Pick<Span, 'startsAt'> & { timeZone: string | null },
  locale: Locale,
): string => {
  const lastChangeAt = new Date(startsAt.getTime() - CHANGE_UNTIL_HOURS * 3_600_000)
  const limaTime = `${formatDay(limaDateOf(lastChangeAt), locale, 'withWeekday')} ${locale === 'es' ? 'a las' : 'at'} ${limaTimeOf(lastChangeAt)}`
  const visitorTime = formatVisitorTime(lastChangeAt, timeZone, locale)
  return visitorTime ? `${limaTime} ${locale === 'es' ? 'en Perú' : 'in Peru'}, ${visitorTime}` : limaTime
}

/** Formats an appointment in Peruvian time and, if the visitor's clock differs, in the visitor's time. */
export function formatInBothZones(appointment: Span, timeZone: string | null, locale: Locale): string {
  const visitorTime = formatVisitorTime(appointment.startsAt, timeZone, locale)
  const limaTime = `${formatAppointment(appointment, locale)} ${locale === 'es' ? 'en Perú' : 'in Peru'}`
  return visitorTime ? `${limaTime}, ${visitorTime}` : limaTime
}

const lotNouns = { es: ['Lote', 'Departamento'], en: ['Lot', 'Apartment'] } as const

/**
 * Returns the noun for a code, such as "Lote" or "Departamento". Codes of apartments start with a floor number, codes
 * of lots with a block letter.
 */
export const lotNoun = (code: string, locale: Locale): string => lotNouns[locale][/^\d/.test(code) ? 1 : 0]

type Booking = Span & {
  place: string
  lot: string | undefined
  reference: string
  /** Time zone of a visitor who booked a video call. */
  timeZone?: string | null
}

/** Formats the booking for the CRM, always in Spanish because sales reads it. */
export function bookingObservation({ place, lot, reference, timeZone = null, ...span }: Booking): string {
  const [year, month, day] = limaDateOf(span.startsAt).split('-')
  const lotText = lot ? `, ${lotNoun(lot, 'es').toLowerCase()} ${lot}` : ''
  const visitorTime = formatVisitorTime(span.startsAt, timeZone, 'es')
  const visitorText = visitorTime ? `; ${visitorTime}` : ''
  return `Visita reservada: ${day}/${month}/${year}, ${formatAppointmentHours(span, 'es')} (hora de Lima${visitorText}), ${place}${lotText}. Código ${reference}.`
}
