import type { Queryable } from '@app/platform/database/pool'
import { QUEUE_SCHEMA } from '@app/platform/queue/boss'

/** `data` is the data that the schedule gives to each run. */
export type FailedJob = { name: string; at: Date; message: string | null; data: object | null }

/**
 * Returns the scheduled jobs of the worker whose last run failed, newest first. A job with a waiting or running run is
 * left out, because that run may settle it.
 */
export async function readFailedJobs(db: Queryable): Promise<FailedJob[]> {
  const { rows } = await db.query<FailedJob>(
    `select s.name, s.data, last.at, last.message
     from ${QUEUE_SCHEMA}.schedule s
     cross join lateral (
       select j.state::text as state, j.completed_on as at,
         coalesce(j.output ->> 'message', j.output #>> '{value,message}') as message
       from ${QUEUE_SCHEMA}.job j where j.name = s.name and j.state in ('completed', 'failed')
       order by j.completed_on desc limit 1
     ) last
     where last.state = 'failed' and not exists (
       select from ${QUEUE_SCHEMA}.job j where j.name = s.name and j.state in ('created', 'retry', 'active'))
     order by last.at desc`,
    [],
  )
  return rows
}
