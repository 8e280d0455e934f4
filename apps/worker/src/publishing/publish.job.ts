import type { Logger } from '@app/platform/log/logger'
import { queues } from '@app/platform/queue/queues'
import { timeLimits } from '@app/platform/queue/time-limits'
import type { Pool } from 'pg'
import type { PgBoss } from 'pg-boss'
import type { Job } from '../jobs/job'
import { notifyAboutPublish } from '../monitoring/publish-alert'
import type { WorkerMetrics } from '../monitoring/worker-metrics'
import { type BuildLock, withBuildLock } from './build-lock'
import { type PublishSettings, publish } from './publish'
import { recordOnline, recordProblems } from './record-release'
import { nameRelease } from './release-folder'
import { hasWaitingRequests, takeRequests } from './release-requests'
import { rollBack } from './roll-back'

export type Publishing = {
  boss: PgBoss
  pool: Pool
  logger: Logger
  settings: PublishSettings
  metrics: Pick<WorkerMetrics, 'published'>
  webhookUrl: string | undefined
  panelUrl: string
}

type Context = Omit<Publishing, 'settings'> & Omit<PublishSettings, 'now'> & { clock: () => Date }

/** With the queue's retry delays this is about two and a half minutes. */
const ATTEMPTS = 6

/**
 * Runs one build at a time, guarded by a database lock: a build uses both cores, and the newest content wins anyway. A
 * build that exceeds its time limit is killed with its processes. Requests trigger the loop at once; it also polls
 * every second, because a retried job sends no notification.
 */
export const publishReleases: Job<Context> = {
  name: queues.publish,
  role: 'publish',
  // 'short' keeps one waiting request, so a burst of edits becomes one build. The worker counts the attempts of a
  // publish and gives up before the queue does.
  queue: {
    retryLimit: 20,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 300,
    expireInSeconds: timeLimits.publish,
    heartbeatSeconds: 20,
    policy: 'short',
    notify: true,
  },
  poll: { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 },
  run: async (context, { signal }) => {
    const { boss, pool, clock } = context
    const publishing = { ...context, settings: { ...context, now: clock } }
    await withBuildLock(pool, signal, (lock) => work(publishing, { signal, ...lock }))
    // A change committed while the snapshot was taken has no job of its own if one was already queued.
    if (await hasWaitingRequests(pool)) await boss.send(queues.publish, {})
  },
}

type Run = { signal: AbortSignal } & BuildLock

async function work(publishing: Publishing, run: Run): Promise<void> {
  const { pool, settings } = publishing
  const name = nameRelease(settings.now())
  const taken = await takeRequests(pool, name)
  if (!taken) return
  if (taken.kind === 'rollback') return rollBack(publishing, taken)
  return publishOnce(publishing, { name, ...taken }, run)
}

async function publishOnce(
  publishing: Publishing,
  { name, id, attempts }: { name: string; id: string; attempts: number },
  run: Run,
): Promise<void> {
  const { pool, logger, settings, metrics } = publishing
  const result = await publish(name, settings, run)
  metrics.published(result)
  const { outcome, seconds, problems, error } = result
  const unrecorded = (err: unknown) => logger.error({ err }, 'the release was not recorded')
  if (outcome === 'published') {
    logger.info({ release: name, seconds }, 'release published')
    await recordOnline(pool, id, seconds, settings.releasesDir).catch(unrecorded)
    return notifyAboutPublish(publishing, { status: 'resolved', release: name, problems: [] })
  }
  const willRetry = outcome === 'failed' && attempts < ATTEMPTS
  const sentences = problems.map(({ sentence }) => sentence)
  logger.error(
    { release: name, seconds, problems: sentences, err: error, attempts, willRetry },
    'publish failed, visitors keep the release they have',
  )
  const state = outcome === 'refused' ? 'refused' : willRetry ? 'waiting' : 'failed'
  await recordProblems(pool, id, state, { seconds, problems }).catch(unrecorded)
  if (willRetry) throw new Error('the publish will be retried', { cause: error })
  await notifyAboutPublish(publishing, { status: 'firing', release: name, problems })
}
