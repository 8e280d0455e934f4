import type { AppointmentHours, AppointmentPlaceKind } from '@app/domain/appointment/appointment-place.schema'
import type { BookedSeat } from '@app/domain/appointment/appointment-seats'
import type { Localized } from '@app/domain/language/localized.schema'
import type { Queryable } from '../database/pool'

export type BookablePlace = AppointmentHours & {
  id: string
  slug: string
  kind: AppointmentPlaceKind
  name: Localized
  address: Localized
  advice: Localized | null
  project: string | null
  /** Link of a video call; null for appointments in person. */
  meetingUrl: string | null
  /** True if the place is sample data, which its pages say. */
  isDemo: boolean
}

type Texts = Partial<Record<'es' | 'en', { name: string | null; address: string | null; advice: string | null }>>
type Row = Omit<BookablePlace, 'name' | 'address' | 'advice' | 'closedDays'> & { texts: Texts; closed: string[] }

const columns = `v.id, v.slug, v.kind::text as kind, p.slug as project, v.meeting_url as "meetingUrl", coalesce(v.is_demo, false) as "isDemo",
  v.slot_minutes::int as "slotMinutes",
  v.capacity::int as capacity, v.notice_hours::int as "noticeHours", v.horizon_days::int as "horizonDays",
  coalesce(v.closed_on_holidays, false) as "closedOnHolidays",
  (v.first_day at time zone 'UTC')::date::text as "firstDay", (v.last_day at time zone 'UTC')::date::text as "lastDay",
  (select coalesce(jsonb_object_agg(l._locale, jsonb_build_object('name', l.name, 'address', l.address, 'advice', l.advice)), '{}')
   from appointment_places_locales l where l._parent_id = v.id) as texts,
  (select coalesce(jsonb_agg(jsonb_build_object('weekday', h.weekday, 'from', h."from", 'to', h."to") order by h._order), '[]')
   from appointment_places_hours h where h._parent_id = v.id) as hours,
  (select coalesce(jsonb_agg((d.day at time zone 'UTC')::date::text), '[]')
   from appointment_places_closed_days d where d._parent_id = v.id) as closed`

/** Loads a published appointment place with its current hours, which staff change without a release. */
export async function findAppointmentPlace(db: Queryable, slug: string): Promise<BookablePlace | undefined> {
  const { rows } = await db.query<Row>(
    `select ${columns} from appointment_places v left join projects p on p.id = v.project_id and p._status = 'published'
     where v.slug = $1 and v._status = 'published' and v.deleted_at is null and (v.project_id is null or p.id is not null)`,
    [slug],
  )
  const row = rows[0]
  if (!row) return undefined
  const { texts, closed, ...place } = row
  const localized = (part: 'name' | 'address' | 'advice'): Localized | null => {
    const es = texts.es?.[part] || texts.en?.[part]
    return es ? { es, en: texts.en?.[part] || es } : null
  }
  return {
    ...place,
    name: localized('name') ?? { es: row.slug, en: row.slug },
    address: localized('address') ?? { es: '', en: '' },
    advice: localized('advice'),
    closedDays: closed.map((day) => ({ day, reason: null })),
  }
}

/** Returns the slug of a project's appointment place that has opening hours. */
export async function findPlaceOfProject(db: Queryable, project: string): Promise<string | undefined> {
  const { rows } = await db.query<{ slug: string }>(
    `select v.slug from appointment_places v join projects p on p.id = v.project_id and p._status = 'published'
     where p.slug = $1 and v.kind = 'project' and v._status = 'published' and v.deleted_at is null
       and exists (select from appointment_places_hours h where h._parent_id = v.id)
     order by v.slug limit 1`,
    [project],
  )
  return rows[0]?.slug
}

/** An appointment place that visitors can choose instead: of the same project, or of no project. */
export type PlaceOption = Pick<BookablePlace, 'slug' | 'kind' | 'slotMinutes' | 'project'> & { name: Localized }

/**
 * Returns the appointment places with opening hours that belong to a project or to no project, such as offices and
 * video calls. Without a project, returns those of no project.
 */
export async function findPlaceOptions(db: Queryable, project: string | null): Promise<PlaceOption[]> {
  const { rows } = await db.query<Omit<PlaceOption, 'name'> & { es: string | null; en: string | null }>(
    `select v.slug, v.kind::text as kind, v.slot_minutes::int as "slotMinutes", p.slug as project,
       (select l.name from appointment_places_locales l where l._parent_id = v.id and l._locale = 'es') as es,
       (select l.name from appointment_places_locales l where l._parent_id = v.id and l._locale = 'en') as en
     from appointment_places v left join projects p on p.id = v.project_id and p._status = 'published'
     where v._status = 'published' and v.deleted_at is null and (v.project_id is null or p.slug = $1)
       and (v.last_day is null or v.last_day >= now() - interval '1 day')
       and exists (select from appointment_places_hours h where h._parent_id = v.id)
     order by case v.kind::text when 'project' then 0 when 'video' then 1 when 'office' then 2 else 3 end, v."order"`,
    [project],
  )
  return rows.map(({ es, en, ...place }) => {
    const name = es || en || place.slug
    return { ...place, name: { es: name, en: en || name } }
  })
}

/** Returns the booked seats of an appointment place, without appointments that have ended. */
export async function readBookedSeats(db: Queryable, placeId: string, now: Date): Promise<BookedSeat[]> {
  const { rows } = await db.query<BookedSeat>(
    `select seat::int as seat, starts_at as "startsAt", ends_at as "endsAt" from appointments
     where place_id = $1 and ends_at > $2 and state <> 'cancelled'`,
    [placeId, now],
  )
  return rows
}
