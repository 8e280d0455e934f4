import { readFailure, type ScheduleFailure } from '@app/domain/release/scheduled-publish'
import type { Queryable } from '@app/platform/database/pool'
import { tableOf } from '../../panel/records/name-records'

export type FailedSchedule = {
  job: string
  type: 'publish' | 'unpublish'
  slug: string
  /** Empty for a global. */
  id: string
  at: Date
  failure: ScheduleFailure
  /** The user who scheduled the publish. The name is null if the account was deleted. */
  by: { id: string | null; name: string | null }
}

type ScheduleRow = Omit<FailedSchedule, 'failure' | 'by'> & {
  isGlobal: boolean
  failedAt: Date
  message: string | null
  account: string | null
  name: string | null
}

const MAX_AGE_DAYS = 30

/**
 * Returns the schedules that failed in the last 30 days and are unresolved. A failure is resolved when the record is
 * scheduled again, or published or unpublished by hand.
 */
export async function readFailedSchedules(
  db: Queryable,
  record?: { slug: string; id: string },
): Promise<FailedSchedule[]> {
  const { rows } = await db.query<ScheduleRow>(
    `select j.id::text as job, case when j.input ->> 'type' = 'unpublish' then 'unpublish' else 'publish' end as type,
       coalesce(j.input #>> '{doc,relationTo}', j.input ->> 'global') as slug,
       coalesce(j.input #>> '{doc,value}', '') as id, j.input ->> 'global' is not null as "isGlobal",
       coalesce(j.wait_until, j.updated_at) as at, j.updated_at as "failedAt", j.error ->> 'message' as message,
       j.input #>> '{user,value}' as account, u.name
     from payload_jobs j left join users u on u.id::text = j.input #>> '{user,value}'
     where j.task_slug = 'schedulePublish' and j.has_error and j.updated_at > now() - make_interval(days => ${MAX_AGE_DAYS})
       and not exists (
         select from payload_jobs later where later.created_at > j.created_at
           and later.input -> 'doc' is not distinct from j.input -> 'doc'
           and later.input -> 'global' is not distinct from j.input -> 'global')
       and ($1::text is null or (coalesce(j.input #>> '{doc,relationTo}', j.input ->> 'global') = $1
         and coalesce(j.input #>> '{doc,value}', '') = $2))
     order by j.wait_until desc`,
    [record?.slug ?? null, record?.id ?? null],
  )
  const unresolvedSchedules: FailedSchedule[] = []
  for (const { isGlobal, failedAt, message, account, name, ...schedule } of rows)
    if (!(await wasResolvedByHand(db, { ...schedule, isGlobal, failedAt })))
      unresolvedSchedules.push({ ...schedule, failure: readFailure(message), by: { id: account, name } })
  return unresolvedSchedules
}

type Target = Pick<ScheduleRow, 'slug' | 'id' | 'type' | 'isGlobal' | 'failedAt'>

/**
 * Returns whether staff published or unpublished the record by hand. Saving a draft does not change `updated_at` of the
 * record.
 */
async function wasResolvedByHand(db: Queryable, { slug, id, type, isGlobal, failedAt }: Target): Promise<boolean> {
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
