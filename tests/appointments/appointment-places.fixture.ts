import type { Weekday } from '@app/domain/appointment/appointment-place.schema'
import type pg from 'pg'

const everyDay: Weekday[] = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

type Place = {
  slug: string
  capacity: number
  project: string | null
  kind?: 'office' | 'project' | 'video'
  meetingUrl?: string
}

/** Adds a published appointment place, open every day from 9:00 to 18:00, with one-hour appointments. */
export async function addAppointmentPlace(
  pool: pg.Pool,
  { slug, capacity, project, kind = 'office', meetingUrl }: Place,
): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into appointment_places (slug, "order", kind, project_id, slot_minutes, capacity, notice_hours, horizon_days,
       closed_on_holidays, meeting_url, _status)
     values ($1, 1, $4, (select id from projects where slug = $2), 60, $3, 3, 28, false, $5, 'published') returning id`,
    [slug, project, capacity, kind, meetingUrl ?? null],
  )
  const id = rows[0]?.id
  for (const locale of ['es', 'en'])
    await pool.query(
      `insert into appointment_places_locales (_locale, _parent_id, name, address) values ($1, $2, $3, 'Av. Demostración 100')`,
      [locale, id, `Lugar ${slug}`],
    )
  for (const [index, weekday] of everyDay.entries())
    await pool.query(
      `insert into appointment_places_hours (id, _order, _parent_id, weekday, "from", "to") values ($1, $2, $3, $4, '09:00', '18:00')`,
      [`${slug}-${index}`, index + 1, id, weekday],
    )
}
