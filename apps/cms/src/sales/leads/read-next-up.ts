import type { Queryable } from '@app/platform/database/pool'

export type StepUp = { id: string; name: string; phone: string; step: string; at: Date }
export type AppointmentUp = { id: string; name: string; phone: string; place: string; at: Date }

/** Returns the earliest next step of the leads of the user and of leads without an owner. */
export async function readNextStep(db: Queryable, user: string): Promise<StepUp | undefined> {
  const { rows } = await db.query<StepUp>(
    `select l.id, l.first_name || ' ' || l.last_name as name, l.phone, w.next_step as step, w.next_step_at as at
     from lead_work w join leads l on l.id = w.lead_id
     where w.next_step_at is not null and w.state not in ('won', 'lost') and (w.owner_id = $1 or w.owner_id is null)
     order by w.next_step_at limit 1`,
    [user],
  )
  return rows[0]
}

/** Returns the next appointment with a person of the user or of no one. */
export async function readNextAppointment(
  db: Queryable,
  { now, user, language }: { now: Date; user: string; language: 'es' | 'en' },
): Promise<AppointmentUp | undefined> {
  const { rows } = await db.query<AppointmentUp>(
    `select l.id, l.first_name || ' ' || l.last_name as name, l.phone, v.starts_at as at,
       coalesce((select n.name from appointment_places_locales n
         where n._parent_id = v.place_id and n._locale::text = $3 and n.name <> ''), v.place_name) as place
     from appointments v join leads l on l.id = v.lead_id left join lead_work w on w.lead_id = l.id
     where v.state = 'booked' and v.starts_at > $1 and (w.owner_id = $2 or w.owner_id is null)
     order by v.starts_at limit 1`,
    [now, user, language],
  )
  return rows[0]
}
