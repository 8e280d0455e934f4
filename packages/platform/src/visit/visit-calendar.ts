import { TZDate } from '@date-fns/tz'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

/** Peru has had no summer time since 1994: one rule for all visits. */
const LIMA = 'America/Lima'
const limaRules = [
  'BEGIN:VTIMEZONE',
  `TZID:${LIMA}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0500',
  'TZNAME:-05',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n')

export type CalendarVisit = {
  reference: string
  startsAt: Date
  endsAt: Date
  /** Rises with every change: a calendar keeps the newest of one UID. */
  sequence: number
  isCancelled: boolean
  title: string
  location: string
  description: string
  /** Opens the visit; none where the reader has it before them. */
  url?: string
  /** Who invites. A file somebody takes from a page is an entry and no invitation. */
  organiser?: { name: string; email: string }
  /** Whose visit it is; a calendar that takes invitations asks for it. */
  attendee?: string
}

/** The file for a calendar: an invitation, or the withdrawal of one. Of one visit they have one name for ever. */
export function visitCalendar(visit: CalendarVisit, publicUrl: string, now: Date): string {
  const host = new URL(publicUrl).hostname
  const calendar = ical({
    prodId: { company: host, product: 'visitas', language: 'ES' },
    method: methodOf(visit),
    // Not of the calendar, but of the event: the time of writing has to stay in UTC.
    timezone: { name: null, generator: (zone) => (zone === LIMA ? limaRules : null) },
  })
  calendar.createEvent({
    id: `${visit.reference.toLowerCase()}@${host}`,
    sequence: visit.sequence,
    stamp: now,
    timezone: LIMA,
    start: new TZDate(visit.startsAt, LIMA),
    end: new TZDate(visit.endsAt, LIMA),
    summary: visit.title,
    location: visit.location,
    description: visit.description,
    status: visit.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(visit.organiser && { organizer: visit.organiser }),
    ...(visit.url && { url: visit.url }),
    ...(visit.attendee && { attendees: [{ email: visit.attendee, rsvp: false }] }),
  })
  return calendar.toString()
}

function methodOf({ isCancelled, organiser }: CalendarVisit): ICalCalendarMethod {
  if (isCancelled) return ICalCalendarMethod.CANCEL
  return organiser ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.PUBLISH
}
