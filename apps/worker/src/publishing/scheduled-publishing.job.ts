import type { Pool } from '@sillar/platform/database/pool'
import type { Logger } from '@sillar/platform/log/logger'
import { queues } from '@sillar/platform/queue/queues'
import type { PgBoss } from 'pg-boss'
import * as z from 'zod'
import { type Scheduled, schedules } from '../jobs/scheduled'
import { recordWhatIsOnline } from './record-release'
import { isAskedAgain } from './release-requests'

type Cms = { cmsUrl: string; snapshotToken: string; releasesDir: string }
type Context = { boss: PgBoss; pool: Pool; cms: Cms }

/** Payload runs ten at a time unless told otherwise; a campaign may begin with more records than that. */
const AT_ONCE = 200
const TIMEOUT_MS = 50_000

/**
 * Staff schedule a publish or its end in the CMS. The CMS runs such jobs only while somebody uses it, so the worker
 * asks it to every minute: a campaign that starts on Friday evening needs nobody in the office.
 */
export async function workOnScheduledPublishing(scheduled: Scheduled, { boss, pool, cms }: Context): Promise<void> {
  const schedule = { ...schedules.everyMinute, pollingIntervalSeconds: 1 }
  await scheduled(queues.scheduledPublishing, schedule, async ({ signal, log }) => {
    // A transaction that took longer than a whole build committed its request after the build had read them.
    if (await isAskedAgain(pool)) await boss.send(queues.publish, {})
    await recordWhatIsOnline(pool, cms.releasesDir)
    await freeInterrupted(pool, log)
    const startedAt = await databaseTime(pool)
    await runInCms(cms, signal)
    await logFailures(pool, log, startedAt)
  })
}

/** Payload never runs a job again that was under way when the CMS was killed. Publishing twice does no harm. */
async function freeInterrupted(pool: Pool, log: Logger): Promise<void> {
  const { rowCount } = await pool.query(
    `update payload_jobs set processing = false, updated_at = now()
     where processing and completed_at is null and not coalesce(has_error, false)
       and updated_at < now() - interval '10 minutes'`,
  )
  if (rowCount) log.warn({ jobs: rowCount }, 'scheduled publishes were interrupted and run again')
}

const answer = z.object({ noJobsRemaining: z.boolean().optional(), message: z.string() })

/** The CMS answers 200 even if every job failed, so this only shows that it ran them. */
async function runInCms({ cmsUrl, snapshotToken }: Cms, signal: AbortSignal): Promise<void> {
  const response = await fetch(new URL(`/api/payload-jobs/run?allQueues=true&limit=${AT_ONCE}`, cmsUrl), {
    headers: { authorization: `Bearer ${snapshotToken}` },
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  })
  const body = await response.text()
  if (!response.ok) throw new Error(`the CMS answered ${response.status} when asked to run scheduled publishes`)
  if (!answer.safeParse(parsed(body)).success) throw new Error('the CMS did not say that it ran scheduled publishes')
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

/** The CMS notifies the person and shows why; the gauge of failed publishes raises the alert (job-gauges.ts). */
async function logFailures(pool: Pool, log: Logger, since: Date): Promise<void> {
  const { rows } = await pool.query<Failed>(
    `select id::text, input ->> 'type' as type, coalesce(input #>> '{doc,relationTo}', input ->> 'global') as record
     from payload_jobs where task_slug = 'schedulePublish' and has_error and updated_at >= $1`,
    [since],
  )
  for (const failed of rows) log.error(failed, 'a scheduled publish failed')
}
