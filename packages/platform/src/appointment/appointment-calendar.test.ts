import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { appointmentCalendar, type CalendarAppointment, calendarTexts } from './appointment-calendar'

const now = new Date('2026-11-16T15:00:00Z')
const appointment: CalendarAppointment = {
  reference: 'SM-7K4F-Q2MX',
  startsAt: new Date('2026-11-21T15:00:00Z'),
  endsAt: new Date('2026-11-21T16:30:00Z'),
  sequence: 0,
  isCancelled: false,
  title: 'Visita a Santorini, en el proyecto',
  location: 'Ingreso principal; Mejía, Islay',
  description: 'Trae gorro, agua y bloqueador.\nCódigo SM-7K4F-Q2MX',
  url: 'https://www.example.test/api/appointments/mine?key=abc',
  organiser: { name: 'Casa Demo', email: 'ventas@example.test' },
  attendee: 'rosa@example.test',
}

/** Parses a calendar file with a different library from the one that writes it. */
function parseCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const zone = calendar.getFirstSubcomponent('vtimezone')
  if (zone) ICAL.TimezoneService.register(new ICAL.Timezone(zone), 'America/Lima')
  const component = calendar.getFirstSubcomponent('vevent')
  if (!component) throw new Error('no event')
  const event = new ICAL.Event(component)
  return {
    method: calendar.getFirstPropertyValue('method'),
    zones: calendar.getAllSubcomponents('vtimezone').map((timezone) => timezone.getFirstPropertyValue('tzid')),
    uid: event.uid,
    sequence: event.sequence,
    stamp: (component.getFirstPropertyValue('dtstamp') as ICAL.Time).toJSDate(),
    start: event.startDate,
    end: event.endDate,
    summary: event.summary,
    location: event.location,
    description: event.description,
    status: component.getFirstPropertyValue('status'),
    url: component.getFirstPropertyValue('url'),
    organiser: event.organizer,
    attendees: event.attendees.map((attendee) => String(attendee.getFirstValue()).toLowerCase()),
  }
}

test('writes an invitation that another library reads in Lima time', () => {
  const event = parseCalendar(appointmentCalendar(appointment, 'https://www.example.test', now))
  expect(event).toMatchObject({
    method: 'REQUEST',
    zones: ['America/Lima'],
    uid: 'sm-7k4f-q2mx@www.example.test',
    sequence: 0,
    summary: appointment.title,
    location: appointment.location,
    description: appointment.description,
    status: 'CONFIRMED',
    url: appointment.url,
    organiser: 'mailto:ventas@example.test',
    attendees: ['mailto:rosa@example.test'],
  })
  expect([event.start.zone?.tzid, event.start.hour, event.start.minute]).toEqual(['America/Lima', 10, 0])
  expect([event.start.toJSDate(), event.end.toJSDate(), event.stamp]).toEqual([
    appointment.startsAt,
    appointment.endsAt,
    now,
  ])
})

test('keeps the UID of a moved appointment and withdraws a cancelled appointment', () => {
  const moved = parseCalendar(appointmentCalendar({ ...appointment, sequence: 1 }, 'https://www.example.test', now))
  const cancelled = parseCalendar(
    appointmentCalendar({ ...appointment, sequence: 2, isCancelled: true }, 'https://www.example.test', now),
  )
  expect([moved.uid, moved.sequence, moved.method]).toEqual(['sm-7k4f-q2mx@www.example.test', 1, 'REQUEST'])
  expect([cancelled.uid, cancelled.sequence, cancelled.method, cancelled.status]).toEqual([
    'sm-7k4f-q2mx@www.example.test',
    2,
    'CANCEL',
    'CANCELLED',
  ])
  expect(cancelled.start.toJSDate()).toEqual(appointment.startsAt)
})

test('folds long lines and ends lines as calendar files require', () => {
  const text = appointmentCalendar({ ...appointment, description: 'ñ'.repeat(300) }, 'https://www.example.test', now)
  const lines = text.split('\r\n')
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toContain('\n')
})

test('writes an entry without attendees for the calendar file that visitors download', () => {
  const { organiser: _organiser, attendee: _attendee, ...entry } = appointment
  const event = parseCalendar(appointmentCalendar(entry, 'https://www.example.test', now))
  expect([event.method, event.organiser, event.attendees]).toEqual(['PUBLISH', null, []])
})

test('describes an appointment at a sample place as a demonstration', () => {
  const texts = {
    appointment: 'Visita a',
    code: 'Código de visita',
    place: 'Santorini',
    address: 'Mejía',
    advice: 'Trae gorro.',
    directions: { links: [], isTownCentre: false },
    meetingUrl: null,
    visitorTime: null,
    reference: 'SM-7K4F-Q2MX',
    sampleMark: null,
  }
  expect(calendarTexts(texts).description).toBe('Trae gorro.\nCódigo de visita: SM-7K4F-Q2MX')
  expect(calendarTexts({ ...texts, sampleMark: 'Demostración' }).description).toMatch(/\nDemostración$/)
})

test('lists the maps of the place in a calendar entry', () => {
  const texts = {
    appointment: 'Visit to',
    code: 'Visit code',
    place: 'Santorini',
    address: 'Mejía',
    advice: null,
    directions: { links: [{ name: 'Waze', href: 'https://waze.com/ul?ll=1,2' }], isTownCentre: true },
    meetingUrl: null,
    visitorTime: null,
    reference: 'SM-7K4F-Q2MX',
    sampleMark: null,
  }
  expect(calendarTexts(texts).description).toBe('Waze: https://waze.com/ul?ll=1,2\nVisit code: SM-7K4F-Q2MX')
})
