import { addDays, type LimaDate, mondayOf } from '@app/domain/calendar/lima-date'
import { startOfDay } from '@app/domain/calendar/lima-time'
import type { Queryable } from '@app/platform/database/pool'

/** The template of the weekly mail. */
export const WEEKLY_FIGURES = 'weekly-figures'
/** The subject of its delivery: the Monday of the week, and the account that gets the figures. */
export type WeeklyFiguresSubject = { week: LimaDate; account: string }

/** The counts of a week. None of them names a person. */
export type WeekCounts = {
  leads: number
  answered: number
  medianMinutes: number | null
  appointments: number
  reserved: number
  won: number
  lost: number
  complaints: number
}
export type WeeklyFigures = {
  from: LimaDate
  until: LimaDate
  week: WeekCounts
  previous: WeekCounts
  /** The number of leads per project, highest first. */
  projects: { name: string; leads: number }[]
}

/** Returns the Monday of the week before the week that contains the day. */
export const lastWeekOf = (day: LimaDate): LimaDate => addDays(mondayOf(day), -7)

async function countWeek(db: Queryable, monday: LimaDate): Promise<WeekCounts> {
  const { rows } = await db.query<WeekCounts>(
    `select
       (select count(*)::int from lead_work where received_at >= $1 and received_at < $2) as leads,
       (select count(*)::int from lead_work where received_at >= $1 and received_at < $2 and first_answer_at is not null)
         as answered,
       (select round(percentile_cont(0.5) within group (order by extract(epoch from first_answer_at - received_at) / 60))::int
         from lead_work where received_at >= $1 and received_at < $2 and first_answer_at is not null) as "medianMinutes",
       (select count(*)::int from appointments where starts_at >= $1 and starts_at < $2 and state <> 'cancelled')
         as appointments,
       (select count(distinct lead_id)::int from lead_events where kind = 'state' and "to" = 'reserved'
         and created_at >= $1 and created_at < $2) as reserved,
       (select count(distinct lead_id)::int from lead_events where kind = 'state' and "to" = 'won'
         and created_at >= $1 and created_at < $2) as won,
       (select count(distinct lead_id)::int from lead_events where kind = 'state' and "to" = 'lost'
         and created_at >= $1 and created_at < $2) as lost,
       (select count(*)::int from complaints where created_at >= $1 and created_at < $2) as complaints`,
    [startOfDay(monday), startOfDay(addDays(monday, 7))],
  )
  return rows[0] as WeekCounts
}

/** Reads the figures of a week and, for comparison, those of the previous week. */
export async function readWeeklyFigures(db: Queryable, monday: LimaDate): Promise<WeeklyFigures> {
  const { rows: projects } = await db.query<{ name: string; leads: number }>(
    `select p.name, count(*)::int as leads from lead_work w join projects p on p.slug = w.project
     where w.received_at >= $1 and w.received_at < $2 group by p.name order by 2 desc, 1 limit 5`,
    [startOfDay(monday), startOfDay(addDays(monday, 7))],
  )
  return {
    from: monday,
    until: addDays(monday, 6),
    week: await countWeek(db, monday),
    previous: await countWeek(db, addDays(monday, -7)),
    projects,
  }
}
