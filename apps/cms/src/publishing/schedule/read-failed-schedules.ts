import { readFailure, type ScheduleFailure } from '@app/domain/release/scheduled-publish'
import type { Queryable } from '@app/platform/database/pool'
import { tableOf } from '../../panel/records/name-records'

/** `by`: the account that scheduled it, in its current state. */
export type FailedSchedule = {
  job: string
  type: 'publish' | 'unpublish'
  slug: string
  /** Empty for a global. */
  id: string
  at: Date
  failure: ScheduleFailure
  by: { id: string | null; name: string | null }
}

type Row = Omit<FailedSchedule, 'failure' | 'by'> & {
  isGlobal: boolean
  failedAt: Date
  message: string | null
  account: string | null
  name: string | null
}

const DAYS = 30

/**
 * Returns the failed scheduled publishes that are still unresolved: since then the record was neither scheduled again
 * nor published or unpublished by hand.
 */
export async function readFailedSchedules(db: Queryable, of?: { slug: string; id: string }): Promise<FailedSchedule[]> {
  const { rows } = await db.query<Row>(
    `select j.id::text as job, case when j.input ->> 'type' = 'unpublish' then 'unpublish' else 'publish' end as type,
       coalesce(j.input #>> '{doc,relationTo}', j.input ->> 'global') as slug,
       coalesce(j.input #>> '{doc,value}', '') as id, j.input ->> 'global' is not null as "isGlobal",
       coalesce(j.wait_until, j.updated_at) as at, j.updated_at as "failedAt", j.error ->> 'message' as message,
       j.input #>> '{user,value}' as account, u.name
     from payload_jobs j left join users u on u.id::text = j.input #>> '{user,value}'
     where j.task_slug = 'schedulePublish' and j.has_error and j.updated_at > now() - make_interval(days => ${DAYS})
       and not exists (
         select from payload_jobs later where later.created_at > j.created_at
           and later.input -> 'doc' is not distinct from j.input -> 'doc'
           and later.input -> 'global' is not distinct from j.input -> 'global')
       and ($1::text is null or (coalesce(j.input #>> '{doc,relationTo}', j.input ->> 'global') = $1
         and coalesce(j.input #>> '{doc,value}', '') = $2))
     order by j.wait_until desc`,
    [of?.slug ?? null, of?.id ?? null],
  )
  const open: FailedSchedule[] = []
  for (const { isGlobal, failedAt, message, account, name, ...failed } of rows)
    if (!(await wasDoneByHand(db, { ...failed, isGlobal, failedAt })))
      open.push({ ...failed, failure: readFailure(message), by: { id: account, name } })
  return open
}

type Target = Pick<Row, 'slug' | 'id' | 'type' | 'isGlobal' | 'failedAt'>

/** Saving a draft does not update the row of the record, so its time is that of the last publish or unpublish. */
async function wasDoneByHand(db: Queryable, { slug, id, type, isGlobal, failedAt }: Target): Promise<boolean> {
  const where = isGlobal ? '' : 'where id::text = $1'
  const { rows } = await db.query<{ status: string; changedAt: Date }>(
    `select _status::text as status, updated_at as "changedAt" from "${tableOf(slug)}" ${where} limit 1`,
    isGlobal ? [] : [id],
  )
  const record = rows[0]
  if (!record) return false
  if (type === 'unpublish') return record.status === 'draft'
  return record.status === 'published' && record.changedAt > failedAt
}
