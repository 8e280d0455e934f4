import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { type CalendarVisit, visitCalendar } from './visit-calendar'

const now = new Date('2026-11-16T15:00:00Z')
const visit: CalendarVisit = {
  reference: 'SM-7K4F-Q2MX',
  startsAt: new Date('2026-11-21T15:00:00Z'),
  endsAt: new Date('2026-11-21T16:30:00Z'),
  sequence: 0,
  isCancelled: false,
  title: 'Visita a Santorini, en el proyecto',
  location: 'Ingreso principal; Mejía, Islay',
  description: 'Trae gorro, agua y bloqueador.\nCódigo SM-7K4F-Q2MX',
  url: 'https://www.example.test/api/visits/mine?key=abc',
  organiser: { name: 'Sillar & Mar', email: 'ventas@example.test' },
  attendee: 'rosa@example.test',
}

/** Read by another library than the one that wrote it. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const zone = calendar.getFirstSubcomponent('vtimezone')
  if (zone) ICAL.TimezoneService.register(new ICAL.Timezone(zone), 'America/Lima')
  const component = calendar.getFirstSubcomponent('vevent')
  if (!component) throw new Error('no event')
  const event = new ICAL.Event(component)
  return {
    method: calendar.getFirstPropertyValue('method'),
    zones: calendar.getAllSubcomponents('vtimezone').map((one) => one.getFirstPropertyValue('tzid')),
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
    attendees: event.attendees.map((one) => String(one.getFirstValue()).toLowerCase()),
  }
}

test('an invitation, read back by another library, says when and where in Lima time', () => {
  const found = read(visitCalendar(visit, 'https://www.example.test', now))
  expect(found).toMatchObject({
    method: 'REQUEST',
    zones: ['America/Lima'],
    uid: 'sm-7k4f-q2mx@www.example.test',
    sequence: 0,
    summary: visit.title,
    location: visit.location,
    description: visit.description,
    status: 'CONFIRMED',
    url: visit.url,
    organiser: 'mailto:ventas@example.test',
    attendees: ['mailto:rosa@example.test'],
  })
  expect([found.start.zone?.tzid, found.start.hour, found.start.minute]).toEqual(['America/Lima', 10, 0])
  expect([found.start.toJSDate(), found.end.toJSDate(), found.stamp]).toEqual([visit.startsAt, visit.endsAt, now])
})

test('a moved visit keeps its name and rises in number; a cancelled one is withdrawn', () => {
  const moved = read(visitCalendar({ ...visit, sequence: 1 }, 'https://www.example.test', now))
  const cancelled = read(visitCalendar({ ...visit, sequence: 2, isCancelled: true }, 'https://www.example.test', now))
  expect([moved.uid, moved.sequence, moved.method]).toEqual(['sm-7k4f-q2mx@www.example.test', 1, 'REQUEST'])
  expect([cancelled.uid, cancelled.sequence, cancelled.method, cancelled.status]).toEqual([
    'sm-7k4f-q2mx@www.example.test',
    2,
    'CANCEL',
    'CANCELLED',
  ])
  expect(cancelled.start.toJSDate()).toEqual(visit.startsAt)
})

test('lines are folded as the format asks, and end as it asks', () => {
  const text = visitCalendar({ ...visit, description: 'ñ'.repeat(300) }, 'https://www.example.test', now)
  const lines = text.split('\r\n')
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toContain('\n')
})

test('a file taken from a page is an entry and invites nobody', () => {
  const { organiser: _organiser, attendee: _attendee, ...entry } = visit
  const found = read(visitCalendar(entry, 'https://www.example.test', now))
  expect([found.method, found.organiser, found.attendees]).toEqual(['PUBLISH', null, []])
})
