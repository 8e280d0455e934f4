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

/** Payload runs ten jobs at a time by default; a campaign may start with more records. */
const AT_ONCE = 200
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
    // Picks up a request whose transaction took longer than a whole build and committed after the build had read them.
    if (await hasWaitingRequests(pool)) await boss.send(queues.publish, {})
    await recordCurrentRelease(pool, cms.releasesDir)
    await releaseInterruptedJobs(pool, log)
    const startedAt = await databaseTime(pool)
    await runInCms(cms, signal)
    await logFailures(pool, log, startedAt)
  },
})

/**
 * Releases interrupted jobs: Payload never retries a job that was running when the CMS was killed. Publishing twice
 * does no harm.
 */
async function releaseInterruptedJobs(pool: Pool, log: Logger): Promise<void> {
  const { rowCount } = await pool.query(
    `update payload_jobs set processing = false, updated_at = now()
     where processing and completed_at is null and not coalesce(has_error, false)
       and updated_at < now() - interval '10 minutes'`,
  )
  if (rowCount) log.warn({ jobs: rowCount }, 'scheduled publishes were interrupted and run again')
}

const answer = z.object({ noJobsRemaining: z.boolean().optional(), message: z.string() })

/** Runs the jobs. The CMS answers 200 even if every job failed. */
async function runInCms({ cmsUrl, snapshotToken }: Cms, signal: AbortSignal): Promise<void> {
  const response = await fetch(new URL(`/api/payload-jobs/run?allQueues=true&limit=${AT_ONCE}`, cmsUrl), {
    headers: { authorization: `Bearer ${snapshotToken}` },
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  })
  const body = await response.text()
  if (!response.ok) throw new Error(`the CMS answered ${response.status} when asked to run scheduled publishes`)
  if (!answer.safeParse(parsed(body)).success)
    throw new Error('the CMS did not confirm that it ran scheduled publishes')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function databaseTime(pool: Pool): Promise<Date> {
  const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now')
  return rows[0]?.now ?? new Date()
}

type Failed = { id: string; type: string; record: string }

/** Logs failures. The CMS notifies the person and shows the reason; a gauge raises the alert (job-gauges.ts). */
async function logFailures(pool: Pool, log: Logger, since: Date): Promise<void> {
  const { rows } = await pool.query<Failed>(
    `select id::text, input ->> 'type' as type, coalesce(input #>> '{doc,relationTo}', input ->> 'global') as record
     from payload_jobs where task_slug = 'schedulePublish' and has_error and updated_at >= $1`,
    [since],
  )
  for (const failed of rows) log.error(failed, 'a scheduled publish failed')
}
