import { addDays, limaDateOf, mondayOf } from '@app/domain/calendar/lima-date'
import { startOfDay } from '@app/domain/calendar/lima-time'
import { openMinutesBetween } from '@app/domain/lead/opening-hours'
import type { Queryable } from '@app/platform/database/pool'

/**
 * Returns the minutes of opening hours until the first answer, for every lead that was first answered this week. Leads
 * that staff entered while they spoke with the person are left out.
 */
export async function readAnswerTimes(db: Queryable, now: Date): Promise<number[]> {
  const { rows } = await db.query<{ receivedAt: Date; answeredAt: Date }>(
    `select received_at as "receivedAt", first_answer_at as "answeredAt" from lead_work
     where first_answer_at >= $1 and first_answer_at > received_at order by first_answer_at desc limit 5000`,
    [startOfDay(mondayOf(limaDateOf(now)))],
  )
  return rows.map(({ receivedAt, answeredAt }) => openMinutesBetween(receivedAt, answeredAt))
}

export async function readLastAnswer(db: Queryable): Promise<Date | undefined> {
  const { rows } = await db.query<{ at: Date | null }>('select max(first_answer_at) as at from lead_work')
  return rows[0]?.at ?? undefined
}

export type StepOfToday = { id: string; name: string; step: string; at: Date }

/** Returns the next steps due by the end of today, for the leads of the user and for leads without an owner. */
export async function readStepsOfToday(db: Queryable, now: Date, user: string): Promise<StepOfToday[]> {
  const { rows } = await db.query<StepOfToday>(
    `select l.id, l.first_name || ' ' || l.last_name as name, w.next_step as step, w.next_step_at as at
     from lead_work w join leads l on l.id = w.lead_id
     where w.next_step_at < $1 and (w.owner_id = $2 or w.owner_id is null)
     order by w.next_step_at limit 12`,
    [startOfDay(addDays(limaDateOf(now), 1)), user],
  )
  return rows
}

type Count = { name: string; count: number }

export async function readLeadCounts(db: Queryable): Promise<{ projects: Count[]; sources: Count[] }> {
  const countBy = (column: 'project' | 'source') =>
    db.query<Count>(
      `select coalesce(${column}, '') as name, count(*)::int as count from lead_work
       where received_at > now() - interval '30 days' group by 1 order by 2 desc, 1 limit 8`,
    )
  const [projects, sources] = await Promise.all([countBy('project'), countBy('source')])
  return { projects: projects.rows, sources: sources.rows }
}
