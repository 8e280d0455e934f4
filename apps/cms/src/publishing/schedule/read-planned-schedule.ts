import type { Queryable } from '@app/platform/database/pool'

export type PlannedSchedule = { job: string; type: 'publish' | 'unpublish'; at: Date }

/** Returns what is scheduled for a record, the next one first. A global has an empty id. */
export async function readPlannedSchedules(
  db: Queryable,
  { slug, id }: { slug: string; id: string },
): Promise<PlannedSchedule[]> {
  const { rows } = await db.query<PlannedSchedule>(
    `select id::text as job, case when input ->> 'type' = 'unpublish' then 'unpublish' else 'publish' end as type,
       wait_until as at
     from payload_jobs
     where task_slug = 'schedulePublish' and completed_at is null and not coalesce(has_error, false)
       and wait_until is not null and coalesce(input #>> '{doc,relationTo}', input ->> 'global') = $1
       and coalesce(input #>> '{doc,value}', '') = $2
     order by wait_until`,
    [slug, id],
  )
  return rows
}
