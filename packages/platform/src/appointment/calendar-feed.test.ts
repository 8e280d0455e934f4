import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { calendarFeedFile, type FeedAppointment } from './calendar-feed'

const siteAppointment: FeedAppointment = {
  reference: 'SM-7K4F-Q2MX',
  startsAt: '2026-11-21T15:00:00Z',
  endsAt: '2026-11-21T16:30:00Z',
  sequence: 1,
  changedAt: '2026-11-16T15:00:00Z',
  place: 'Santorini',
  address: 'Ingreso principal; Mejía, Islay',
  meetingUrl: null,
  lot: 'G-02',
}
const call = { ...siteAppointment, reference: 'SM-2222-3333', meetingUrl: 'https://meet.example.test/demo', lot: null }

/** Parses the feed with a different library from the one that writes it. */
function parseFeed(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone), 'America/Lima')
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
  return { name: calendar.getFirstPropertyValue('x-wr-calname'), events }
}

test('lists appointments, including video calls, in Lima time', () => {
  const { name, events } = parseFeed(
    calendarFeedFile({ language: 'es', appointments: [siteAppointment, call] }, 'https://www.example.test'),
  )
  expect(name).toBe('Mis visitas')
  expect(
    events.map(({ uid, summary, location, description, startDate }) => ({
      uid,
      summary,
      location,
      description,
      zone: startDate.zone?.tzid,
      start: [startDate.hour, startDate.minute],
    })),
  ).toEqual([
    {
      uid: 'sm-7k4f-q2mx@www.example.test',
      summary: 'Visita: Santorini, SM-7K4F-Q2MX',
      location: 'Ingreso principal; Mejía, Islay',
      description: 'Código: SM-7K4F-Q2MX\nLote: G-02',
      zone: 'America/Lima',
      start: [10, 0],
    },
    {
      uid: 'sm-2222-3333@www.example.test',
      summary: 'Videollamada: Santorini, SM-2222-3333',
      location: 'https://meet.example.test/demo',
      description: 'Código: SM-2222-3333',
      zone: 'America/Lima',
      start: [10, 0],
    },
  ])
})

test('writes an empty calendar for a salesperson without appointments', () => {
  const { name, events } = parseFeed(calendarFeedFile({ language: 'en', appointments: [] }, 'https://www.example.test'))
  expect([name, events]).toEqual(['My visits', []])
})
