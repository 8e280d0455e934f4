import type { Pool } from '@app/platform/database/pool'
import type { Logger } from '@app/platform/log/logger'
import { queues } from '@app/platform/queue/queues'
import type { PgBoss } from 'pg-boss'
import * as z from 'zod'
import { scheduledJob, schedules } from '../jobs/job'
import { recordCurrentRelease } from './record-release'
import { hasWaitingRequests } from './release-requests'

type Cms = { cmsUrl: string; snapshotToken: string; releasesDir: string }
type Context = Cms & { boss: PgBoss; pool: Pool }

/** Payload's default of ten jobs is too low, because a campaign may start with more records. */
const MAX_JOBS = 200
const TIMEOUT_MS = 50_000

/**
 * Asks the CMS every minute to run scheduled publishes, because Payload runs them only while the CMS receives requests.
 */
export const scheduledPublishing = scheduledJob<Context>({
  name: 'scheduled-publishing',
  role: 'publish',
  schedule: schedules.everyMinute,
  late: 'Nothing that staff scheduled is published or unpublished.',
  poll: { pollingIntervalSeconds: 1 },
  run: async ({ boss, pool, ...cms }, { signal, log }) => {
    // A request that is committed during a build may have no job, so it needs a new one.
    if (await hasWaitingRequests(pool)) await boss.send(queues.publish, {})
    await recordCurrentRelease(pool, cms.releasesDir)
    await releaseInterruptedJobs(pool, log)
    const startedAt = await readDatabaseTime(pool)
    await runInCms(cms, signal)
    await logFailures(pool, log, startedAt)
  },
})

/**
 * Makes interrupted jobs run again, because Payload never retries a job that was running when the CMS was killed.
 * Publishing twice does no harm.
 */
async function releaseInterruptedJobs(pool: Pool, log: Logger): Promise<void> {
  const { rowCount } = await pool.query(
    `update payload_jobs set processing = false, updated_at = now()
     where processing and completed_at is null and not coalesce(has_error, false)
       and updated_at < now() - interval '10 minutes'`,
  )
  if (rowCount) log.warn({ jobs: rowCount }, 'scheduled publishes were interrupted and run again')
}

const runAnswer = z.object({ noJobsRemaining: z.boolean().optional(), message: z.string() })

/** Asks the CMS to run the jobs. The CMS answers 200 even if every job failed. */
async function runInCms({ cmsUrl, snapshotToken }: Cms, signal: AbortSignal): Promise<void> {
  const response = await fetch(new URL(`/api/payload-jobs/run?allQueues=true&limit=${MAX_JOBS}`, cmsUrl), {
    headers: { authorization: `Bearer ${snapshotToken}` },
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  })
  const answer: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw new Error(`the CMS answered ${response.status} when asked to run scheduled publishes`)
  if (!runAnswer.safeParse(answer).success) throw new Error('the CMS did not confirm that it ran scheduled publishes')
}

async function readDatabaseTime(pool: Pool): Promise<Date> {
  const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now')
  return rows[0]?.now ?? new Date()
}

type FailedJob = { id: string; type: string; record: string }

/** Logs failed publishes. The CMS notifies the user who scheduled them, and a gauge alerts on-call (job-gauges.ts). */
async function logFailures(pool: Pool, log: Logger, since: Date): Promise<void> {
  const { rows } = await pool.query<FailedJob>(
    `select id::text, input ->> 'type' as type, coalesce(input #>> '{doc,relationTo}', input ->> 'global') as record
     from payload_jobs where task_slug = 'schedulePublish' and has_error and updated_at >= $1`,
    [since],
  )
  for (const job of rows) log.error(job, 'a scheduled publish failed')
}
