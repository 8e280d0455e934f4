import type { Logger } from '@app/platform/log/logger'
import { queues } from '@app/platform/queue/queues'
import { timeLimits } from '@app/platform/queue/time-limits'
import type { Pool } from 'pg'
import type { PgBoss } from 'pg-boss'
import type { Job } from '../jobs/job'
import { notifyAboutPublish } from '../monitoring/publish-alert'
import type { WorkerMetrics } from '../monitoring/worker-metrics'
import { type BuildLock, withBuildLock } from './build-lock'
import { DERIVED_FILES_QUEUE } from './derived-files.job'
import { type PublishSettings, publish } from './publish'
import { recordOnline, recordProblems } from './record-release'
import { nameRelease } from './release-folder'
import { hasWaitingRequests, takeRequests } from './release-requests'
import { rollBack } from './roll-back'

type PublishContext = {
  boss: PgBoss
  pool: Pool
  logger: Logger
  settings: PublishSettings
  metrics: Pick<WorkerMetrics, 'recordPublish'>
  webhookUrl: string | undefined
  panelUrl: string
}

type Context = Omit<PublishContext, 'settings'> & Omit<PublishSettings, 'now'> & { clock: () => Date }

/** The retry delays between the attempts add up to about two and a half minutes. */
const MAX_ATTEMPTS = 6

/**
 * Runs one build at a time, because a build uses both cores. A build that exceeds its time limit is killed with its
 * processes. The worker also polls every second, because a retried job sends no notification.
 */
export const publishReleases: Job<Context> = {
  name: queues.publish,
  role: 'publish',
  // 'short' keeps one waiting job, so a burst of edits becomes one build. The worker counts the attempts of a publish
  // and gives up before the queue reaches its limit.
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
    await withBuildLock(pool, signal, (lock) => runRequests(publishing, { signal, ...lock }))
    // A change that was committed during the build may have no job, because the queue keeps only one waiting job.
    if (await hasWaitingRequests(pool)) await boss.send(queues.publish, {})
  },
}

type BuildRun = { signal: AbortSignal } & BuildLock

async function runRequests(publishing: PublishContext, run: BuildRun): Promise<void> {
  const { pool, settings } = publishing
  const name = nameRelease(settings.now())
  const request = await takeRequests(pool, name)
  if (!request) return
  if (request.kind === 'rollback') return rollBack(publishing, request)
  return publishOnce(publishing, { name, ...request }, run)
}

async function publishOnce(
  publishing: PublishContext,
  { name, id, attempts }: { name: string; id: string; attempts: number },
  run: BuildRun,
): Promise<void> {
  const { boss, pool, logger, settings, metrics } = publishing
  const result = await publish(name, settings, run)
  metrics.recordPublish(result)
  const { outcome, seconds, phases, renderedPages, problems, error } = result
  const logUnrecorded = (err: unknown) => logger.error({ err }, 'the release was not recorded')
  if (outcome === 'published') {
    logger.info({ release: name, seconds, phases, renderedPages }, 'release published')
    await recordOnline(pool, id, seconds, settings.releasesDir).catch(logUnrecorded)
    await boss.send(DERIVED_FILES_QUEUE, {})
    return notifyAboutPublish(publishing, { status: 'resolved', release: name, problems: [] })
  }
  const willRetry = outcome === 'failed' && attempts < MAX_ATTEMPTS
  const sentences = problems.map(({ sentence }) => sentence)
  logger.error(
    { release: name, seconds, phases, problems: sentences, err: error, attempts, willRetry },
    'publish failed, visitors keep the release they have',
  )
  const state = outcome === 'refused' ? 'refused' : willRetry ? 'waiting' : 'failed'
  await recordProblems(pool, id, state, { seconds, problems }).catch(logUnrecorded)
  if (willRetry) throw new Error('the publish will be retried', { cause: error })
  await notifyAboutPublish(publishing, { status: 'firing', release: name, problems })
}
