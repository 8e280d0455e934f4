import type { AppointmentPlaceKind } from '@app/domain/appointment/appointment-place.schema'
import type { AppointmentState } from '@app/domain/appointment/appointment-state'
import { type Directions, readDirections } from '@app/platform/appointment/directions'
import type { Queryable } from '@app/platform/database/pool'

export type StoredAppointment = {
  id: string
  reference: string
  locale: 'es' | 'en'
  startsAt: Date
  endsAt: Date
  state: AppointmentState
  sequence: number
  lot: string | null
  firstName: string
  email: string
  place: string
  address: string
  advice: string | null
  directions: Directions
  kind: AppointmentPlaceKind | null
  /** Link of a video call. */
  meetingUrl: string | null
  /** Time zone of a visitor who booked a video call. */
  timeZone: string | null
  /** True if the appointment place is sample data. */
  isDemo: boolean
}

/** Loads an appointment in the visitor's language. A lead may have several appointments with different references. */
export async function loadAppointment(
  db: Queryable,
  { leadId, reference }: { leadId: string; reference: string },
): Promise<StoredAppointment | undefined> {
  const { rows } = await db.query<Omit<StoredAppointment, 'directions'> & { placeSlug: string | null }>(
    `select v.id, v.reference, v.locale, v.starts_at as "startsAt", v.ends_at as "endsAt", v.state, v.sequence, v.lot,
       l.first_name as "firstName", l.email,
       coalesce(own.name, other.name, v.place_name) as place, coalesce(own.address, other.address, '') as address,
       coalesce(own.advice, other.advice) as advice, p.kind::text as kind, p.meeting_url as "meetingUrl", p.slug as "placeSlug",
       v.time_zone as "timeZone", coalesce(p.is_demo, false) as "isDemo"
     from appointments v join leads l on l.id = v.lead_id
     left join appointment_places p on p.id = v.place_id
     left join appointment_places_locales own on own._parent_id = v.place_id and own._locale::text = v.locale::text
     left join appointment_places_locales other on other._parent_id = v.place_id and other._locale::text <> v.locale::text
     where v.lead_id = $1 and v.reference = $2`,
    [leadId, reference],
  )
  if (!rows[0]) return undefined
  const { placeSlug, ...appointment } = rows[0]
  return { ...appointment, directions: await readDirections(db, placeSlug ?? '') }
}
