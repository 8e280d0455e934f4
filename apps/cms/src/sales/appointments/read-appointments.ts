import type { AppointmentState } from '@app/domain/appointment/appointment-state'
import { addDays, type LimaDate, limaDateOf } from '@app/domain/calendar/lima-date'
import { startOfDay } from '@app/domain/calendar/lima-time'
import type { Queryable } from '@app/platform/database/pool'

export type ListedAppointment = {
  id: string
  reference: string
  startsAt: Date
  endsAt: Date
  place: string
  state: AppointmentState
  lot: string | null
  /** Null after the person's data was erased. */
  leadId: string | null
  name: string | null
  phone: string | null
  email: string | null
  placeSlug: string | null
  message: string | null
  /** Who made the last change: the name of a user, or null if it was the visitor. */
  markedBy: string | null
  markedAt: Date | null
}

type Period = { from: LimaDate; days: number; place?: string | undefined; language: 'es' | 'en' }

export async function readAppointments(
  db: Queryable,
  { from, days, place, language }: Period,
): Promise<ListedAppointment[]> {
  const { rows } = await db.query<ListedAppointment>(
    `select v.id, v.reference, v.starts_at as "startsAt", v.ends_at as "endsAt", coalesce(n.name, v.place_name) as place, v.state, v.lot, p.slug as "placeSlug",
       l.id as "leadId", l.first_name || ' ' || l.last_name as name, l.phone, l.email, l.message,
       e.by as "markedBy", e.created_at as "markedAt"
     from appointments v left join leads l on l.id = v.lead_id left join appointment_places p on p.id = v.place_id
     left join appointment_places_locales n on n._parent_id = p.id and n._locale::text = $4 and n.name <> ''
     left join lateral (select by, created_at from appointment_events where appointment_id = v.id order by created_at desc limit 1) e on true
     where v.starts_at >= $1 and v.starts_at < $2 and ($3::text is null or p.slug = $3)
     order by v.starts_at, v.place_name, v.seat, v.created_at`,
    [startOfDay(from), startOfDay(addDays(from, days)), place ?? null, language],
  )
  return rows
}

/** An open appointment request from the contact form. It is neither booked nor declined, and its lead is not lost. */
export type AppointmentRequest = {
  leadId: string
  reference: string
  name: string
  phone: string
  email: string
  day: LimaDate
  timeOfDay: 'morning' | 'afternoon' | null
  meetingPlace: 'office' | 'site' | null
  project: string
  message: string | null
  /** The suggested appointment place: an office or the project, depending on the requested meeting place. */
  placeSlug: string | null
}

const requestColumns = `l.id as "leadId", l.reference, l.first_name || ' ' || l.last_name as name, l.phone, l.email,
  l.appointment_date::text as day, l.appointment_time_of_day as "timeOfDay", l.appointment_meeting_place as "meetingPlace",
  l.project_slug as project, l.message, place.slug as "placeSlug"`

const openRequests = `from leads l left join lead_work w on w.lead_id = l.id
  left join lateral (
    select p.slug from appointment_places p left join projects o on o.id = p.project_id
    where p.deleted_at is null and p._status = 'published' and (case
      when l.appointment_meeting_place = 'site' then p.kind = 'project' and o.slug = l.project_slug
      else p.kind = 'office' end)
    order by p."order", p.slug limit 1) place on true
  where l.appointment_date is not null and w.state is distinct from 'lost'
    and not exists (select from appointments v where v.lead_id = l.id)
    and not exists (select from lead_events e where e.lead_id = l.id and e.kind = 'appointment-declined')`

export async function readRequests(
  db: Queryable,
  { from, days, place }: Omit<Period, 'language'>,
): Promise<AppointmentRequest[]> {
  const { rows } = await db.query<AppointmentRequest>(
    `select ${requestColumns} ${openRequests} and l.appointment_date >= $1::date and l.appointment_date < $2::date
       and ($3::text is null or place.slug = $3)
     order by l.appointment_date, l.appointment_time_of_day nulls last, l.created_at limit 500`,
    [from, addDays(from, days), place ?? null],
  )
  return rows
}

export type LeadAppointment = Pick<
  ListedAppointment,
  'id' | 'reference' | 'startsAt' | 'endsAt' | 'place' | 'placeSlug' | 'state'
>

export async function readLeadAppointments(
  db: Queryable,
  lead: string,
  language: 'es' | 'en',
): Promise<{ appointments: LeadAppointment[]; request: AppointmentRequest | undefined }> {
  const { rows: appointments } = await db.query<LeadAppointment>(
    `select v.id, v.reference, v.starts_at as "startsAt", v.ends_at as "endsAt", v.state, p.slug as "placeSlug",
       coalesce(n.name, v.place_name) as place
     from appointments v left join appointment_places p on p.id = v.place_id
     left join appointment_places_locales n on n._parent_id = p.id and n._locale::text = $2 and n.name <> ''
     where v.lead_id = $1 order by v.starts_at desc limit 20`,
    [lead, language],
  )
  const { rows } = await db.query<AppointmentRequest>(`select ${requestColumns} ${openRequests} and l.id = $1`, [lead])
  return { appointments, request: rows[0] }
}

export type AppointmentPlaceName = { slug: string; name: string }

export async function readAppointmentPlaces(db: Queryable, language: 'es' | 'en'): Promise<AppointmentPlaceName[]> {
  const { rows } = await db.query<AppointmentPlaceName>(
    `select p.slug, coalesce((select l.name from appointment_places_locales l where l._parent_id = p.id and l.name <> ''
       order by l._locale::text <> $1 limit 1), p.slug) as name
     from appointment_places p where p.deleted_at is null and p.slug is not null order by p."order", p.slug`,
    [language],
  )
  return rows
}

export const readAppointmentsOfToday = (
  db: Queryable,
  now: Date,
  language: 'es' | 'en',
): Promise<ListedAppointment[]> =>
  readAppointments(db, { from: limaDateOf(now), days: 1, language }).then((appointments) =>
    appointments.filter(({ state }) => state !== 'cancelled'),
  )
