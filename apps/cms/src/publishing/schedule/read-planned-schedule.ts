import type { Queryable } from '@app/platform/database/pool'

export type PlannedSchedule = { type: 'publish' | 'unpublish'; at: Date }

/** Returns the next scheduled publish or unpublish of a record. A global has an empty id. */
export async function readPlannedSchedule(
  db: Queryable,
  { slug, id }: { slug: string; id: string },
): Promise<PlannedSchedule | null> {
  const { rows } = await db.query<PlannedSchedule>(
    `select case when input ->> 'type' = 'unpublish' then 'unpublish' else 'publish' end as type, wait_until as at
     from payload_jobs
     where task_slug = 'schedulePublish' and completed_at is null and not coalesce(has_error, false)
       and wait_until is not null and coalesce(input #>> '{doc,relationTo}', input ->> 'global') = $1
       and coalesce(input #>> '{doc,value}', '') = $2
     order by wait_until limit 1`,
    [slug, id],
  )
  return rows[0] ?? null
}
