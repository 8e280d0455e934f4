import { createHash } from 'node:crypto'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Queryable } from '../database/pool'
import { LIMA, limaTime, limaTimezone } from './lima-calendar'

export const CALENDAR_FEED_PATH = '/api/appointments/feed'

/** The keys of calendar feeds are 32 random bytes. The database stores only their hash. */
export const feedKeyPattern = /^[\w-]{43}$/
export const hashFeedKey = (key: string) => createHash('sha256').update(key).digest('hex')

/** An appointment of a lead that the salesperson owns. It contains no name, phone or e-mail. */
export type FeedAppointment = {
  reference: string
  startsAt: string
  endsAt: string
  sequence: number
  changedAt: string
  place: string
  address: string
  /** Link of a video call; null for appointments in person. */
  meetingUrl: string | null
  lot: string | null
}

export type CalendarFeed = { language: 'es' | 'en'; appointments: FeedAppointment[] }

const texts = {
  es: { name: 'Mis visitas', visit: 'Visita', call: 'Videollamada', code: 'Código', lot: 'Lote' },
  en: { name: 'My visits', visit: 'Visit', call: 'Video call', code: 'Code', lot: 'Lot' },
}

/** Returns the appointments of the salesperson with this key, or undefined if no feed has the key. */
export async function readCalendarFeed(db: Queryable, key: string): Promise<CalendarFeed | undefined> {
  const { rows } = await db.query<{ feed: CalendarFeed | null }>('select calendar_feed($1) as feed', [hashFeedKey(key)])
  return rows[0]?.feed ?? undefined
}

/** Returns a calendar to which calendar apps subscribe. They reload it regularly to show the current times. */
export function calendarFeedFile({ language, appointments }: CalendarFeed, publicUrl: string): string {
  const host = new URL(publicUrl).hostname
  const text = texts[language]
  const calendar = ical({
    name: text.name,
    prodId: { company: host, product: 'visitas', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    timezone: limaTimezone,
    ttl: 3600,
  })
  for (const appointment of appointments) {
    const { reference, meetingUrl, lot } = appointment
    calendar.createEvent({
      id: `${reference.toLowerCase()}@${host}`,
      sequence: appointment.sequence,
      stamp: new Date(appointment.changedAt),
      timezone: LIMA,
      start: limaTime(new Date(appointment.startsAt)),
      end: limaTime(new Date(appointment.endsAt)),
      summary: `${meetingUrl ? text.call : text.visit}: ${appointment.place}, ${reference}`,
      location: meetingUrl ?? appointment.address,
      description: [`${text.code}: ${reference}`, lot && `${text.lot}: ${lot}`].filter(Boolean).join('\n'),
      status: ICalEventStatus.CONFIRMED,
    })
  }
  return calendar.toString()
}
