import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Directions } from './directions'
import { LIMA, limaTime, limaTimezone } from './lima-calendar'

export type CalendarAppointment = {
  reference: string
  startsAt: Date
  endsAt: Date
  /** Incremented with every change, because calendars keep the highest sequence of a UID. */
  sequence: number
  isCancelled: boolean
  title: string
  location: string
  description: string
  /** Link to the appointment; omitted if the reader is already on its page. */
  url?: string
  /** Omitted for a downloaded file, which is an entry and not an invitation. */
  organiser?: { name: string; email: string }
  /** E-mail address of the visitor, which calendars require for invitations. */
  attendee?: string
}

export const calendarFileNames = { es: 'visita.ics', en: 'visit.ics' } as const

type CalendarTexts = {
  /** The start of the title, such as "Visita a" or "Videollamada con". */
  appointment: string
  /** Label of the reference. */
  code: string
  place: string
  address: string
  advice: string | null
  directions: Directions
  /** Link of a video call, which replaces the address. */
  meetingUrl: string | null
  /** Time of a video call where the visitor is, if it differs from the time in Peru. */
  visitorTime: string | null
  reference: string
  /** Says that the appointment place is sample data. */
  sampleMark: string | null
}

/** Returns the texts of a calendar entry. Calendar apps turn a location that is a URL into a link. */
export function calendarTexts(texts: CalendarTexts): Pick<CalendarAppointment, 'title' | 'location' | 'description'> {
  const { appointment, code, place, address, advice, directions, meetingUrl, visitorTime, reference, sampleMark } =
    texts
  return {
    title: `${appointment} ${place}`.trim(),
    location: meetingUrl ?? address,
    description: [
      meetingUrl,
      visitorTime,
      advice,
      ...directions.links.map(({ name, href }) => `${name}: ${href}`),
      `${code}: ${reference}`,
      sampleMark,
    ]
      .filter(Boolean)
      .join('\n'),
  }
}

/** Returns a calendar file with an entry, an invitation or a cancellation. All files of an appointment share one UID. */
export function appointmentCalendar(appointment: CalendarAppointment, publicUrl: string, now: Date): string {
  const host = new URL(publicUrl).hostname
  const calendar = ical({
    prodId: { company: host, product: 'visitas', language: 'ES' },
    method: methodOf(appointment),
    timezone: limaTimezone,
  })
  calendar.createEvent({
    id: `${appointment.reference.toLowerCase()}@${host}`,
    sequence: appointment.sequence,
    stamp: now,
    timezone: LIMA,
    start: limaTime(appointment.startsAt),
    end: limaTime(appointment.endsAt),
    summary: appointment.title,
    location: appointment.location,
    description: appointment.description,
    status: appointment.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(appointment.organiser && { organizer: appointment.organiser }),
    ...(appointment.url && { url: appointment.url }),
    ...(appointment.attendee && { attendees: [{ email: appointment.attendee, rsvp: false }] }),
  })
  return calendar.toString()
}

function methodOf({ isCancelled, organiser }: CalendarAppointment): ICalCalendarMethod {
  if (isCancelled) return ICalCalendarMethod.CANCEL
  return organiser ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.PUBLISH
}
