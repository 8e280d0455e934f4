import { addDays, type LimaDate, limaDateOf } from '@sillar/domain/calendar/lima-date'
import type { VisitState } from '@sillar/domain/visit/visit-state'
import { limaInstant } from '@sillar/domain/visit/visit-times'
import type { Queryable } from '@sillar/platform/database/pool'

export type ListedVisit = {
  id: string
  reference: string
  startsAt: Date
  endsAt: Date
  place: string
  state: VisitState
  lot: string | null
  /** Whoever was removed has left no name. */
  leadId: string | null
  name: string | null
  phone: string | null
  email: string | null
  message: string | null
  /** Who made it what it is, and when. */
  markedBy: string | null
  markedAt: Date | null
}

type Asked = { from: LimaDate; days: number; place?: string | undefined; language: 'es' | 'en' }

export async function readVisits(db: Queryable, { from, days, place, language }: Asked): Promise<ListedVisit[]> {
  const { rows } = await db.query<ListedVisit>(
    `select v.id, v.reference, v.starts_at as "startsAt", v.ends_at as "endsAt", coalesce(n.name, v.place_name) as place, v.state, v.lot,
       l.id as "leadId", l.first_name || ' ' || l.last_name as name, l.phone, l.email, l.message,
       e.by as "markedBy", e.created_at as "markedAt"
     from visits v left join leads l on l.id = v.lead_id left join visit_places p on p.id = v.place_id
     left join visit_places_locales n on n._parent_id = p.id and n._locale::text = $4 and n.name <> ''
     left join lateral (select by, created_at from visit_events where visit_id = v.id order by created_at desc limit 1) e on true
     where v.starts_at >= $1 and v.starts_at < $2 and ($3::text is null or p.slug = $3)
     order by v.starts_at, v.place_name, v.seat, v.created_at`,
    [limaInstant(from, '00:00'), limaInstant(addDays(from, days), '00:00'), place ?? null, language],
  )
  return rows
}

export type VisitPlaceName = { slug: string; name: string }

export async function readVisitPlaces(db: Queryable, language: 'es' | 'en'): Promise<VisitPlaceName[]> {
  const { rows } = await db.query<VisitPlaceName>(
    `select p.slug, coalesce((select l.name from visit_places_locales l where l._parent_id = p.id and l.name <> ''
       order by l._locale::text <> $1 limit 1), p.slug) as name
     from visit_places p where p.deleted_at is null and p.slug is not null order by p."order", p.slug`,
    [language],
  )
  return rows
}

/** Monday of the week a day lies in. */
export function mondayOf(day: LimaDate): LimaDate {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, weekday === 0 ? -6 : 1 - weekday)
}

/** Who comes today, for the start page. */
export const readVisitsOfToday = (db: Queryable, now: Date, language: 'es' | 'en'): Promise<ListedVisit[]> =>
  readVisits(db, { from: limaDateOf(now), days: 1, language }).then((visits) =>
    visits.filter(({ state }) => state !== 'cancelled'),
  )
