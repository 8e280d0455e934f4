import { expect, test } from 'vitest'
import { monthAndYear } from '../appointment/format-appointment'
import { formatDay } from '../calendar/format-date'
import {
  bookingObservation,
  changeUntil,
  formatAppointment,
  formatDayRange,
  formatInBothZones,
} from './format-appointment'

const appointment = { startsAt: new Date('2026-11-21T15:00:00Z'), endsAt: new Date('2026-11-21T16:30:00Z') }

test('formats an appointment in Lima time in both languages', () => {
  expect(formatAppointment(appointment, 'es')).toBe('sábado 21 de noviembre, de 10:00 a 11:30')
  expect(formatAppointment(appointment, 'en')).toBe('Saturday 21 November, from 10:00 to 11:30')
  expect([formatDay('2026-11-21', 'es', 'shortWeekday'), formatDay('2026-11-21', 'en', 'shortWeekday')]).toEqual([
    'sáb',
    'Sat',
  ])
  expect([monthAndYear('2026-11-21', 'es'), monthAndYear('2026-11-21', 'en')]).toEqual([
    'noviembre 2026',
    'November 2026',
  ])
  expect(changeUntil({ ...appointment, timeZone: null }, 'es')).toBe('sábado 21 de noviembre a las 06:00')
  expect(changeUntil({ ...appointment, timeZone: null }, 'en')).toBe('Saturday 21 November at 06:00')
})

test('formats an appointment in the time of Peru and of the visitor', () => {
  expect(formatInBothZones(appointment, 'Europe/Madrid', 'es')).toBe(
    'sábado 21 de noviembre, de 10:00 a 11:30 en Perú, 16:00 en Madrid',
  )
  expect(changeUntil({ ...appointment, timeZone: 'Europe/Madrid' }, 'en')).toBe(
    'Saturday 21 November at 06:00 in Peru, 12:00 in Madrid',
  )
  expect(formatInBothZones(appointment, null, 'en')).toBe('Saturday 21 November, from 10:00 to 11:30 in Peru')
})

test('names the month of a week once, or both months if the week spans two', () => {
  expect(formatDayRange('2026-11-16', '2026-11-22', 'es')).toBe('del 16 al 22 de noviembre')
  expect(formatDayRange('2026-11-30', '2026-12-06', 'es')).toBe('del 30 de noviembre al 6 de diciembre')
  expect(formatDayRange('2026-11-16', '2026-11-22', 'en')).toBe('16 to 22 November')
  expect(formatDayRange('2026-11-30', '2026-12-06', 'en')).toBe('30 November to 6 December')
})

test('formats an appointment late in the evening with its day in Lima', () => {
  const lateAppointment = { startsAt: new Date('2026-11-22T03:00:00Z'), endsAt: new Date('2026-11-22T04:00:00Z') }
  expect(formatAppointment(lateAppointment, 'es')).toBe('sábado 21 de noviembre, de 22:00 a 23:00')
})

test('describes day, hours, appointment place, lot and reference of a booking in Spanish for the CRM', () => {
  const booking = { ...appointment, place: 'Santorini, en el terreno', reference: 'SM-7K4F-Q2MX' }
  expect(bookingObservation({ ...booking, lot: 'C-07' })).toBe(
    'Visita reservada: 21/11/2026, 10:00 a 11:30 (hora de Lima), Santorini, en el terreno, lote C-07. Código SM-7K4F-Q2MX.',
  )
  expect(bookingObservation({ ...booking, lot: '6-04' })).toContain('en el terreno, departamento 6-04. Código')
  expect(bookingObservation({ ...booking, lot: undefined, timeZone: 'Europe/Madrid' })).toContain(
    '10:00 a 11:30 (hora de Lima; 16:00 en Madrid), Santorini',
  )
  expect(bookingObservation({ ...booking, lot: undefined })).toContain('Santorini, en el terreno. Código')
})
