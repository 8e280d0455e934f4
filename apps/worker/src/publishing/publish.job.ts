import type { Logger } from '@sillar/platform/log/logger'
import { queues } from '@sillar/platform/queue/queues'
import type { Pool } from 'pg'
import type { PgBoss } from 'pg-boss'
import { watched } from '../jobs/scheduled'
import { tellAboutPublish } from '../monitoring/publish-alert'
import type { WorkerMetrics } from '../monitoring/worker-metrics'
import { type BuildLock, withBuildLock } from './build-lock'
import { type PublishSettings, publish } from './publish'
import { recordOnline, recordProblems } from './record-release'
import { nameRelease } from './release-folder'
import { isAskedAgain, takeRequests } from './release-requests'
import { rollBack } from './roll-back'

export type Publishing = {
  boss: PgBoss
  pool: Pool
  logger: Logger
  settings: PublishSettings
  metrics: WorkerMetrics
  webhookUrl: string | undefined
  panelUrl: string
}

/** With the pauses of the queue (packages/platform/src/queue/prepare-queues.ts) these are some two and a half minutes. */
const ATTEMPTS = 6

/**
 * One build at a time, by a lock in the database: two cores build one site, and the newest content wins anyway. A build
 * that is out of time is killed with its processes. A request starts the loop at once; it also looks by itself every
 * second, because a retried job notifies nobody.
 */
export async function workOnPublish(publishing: Publishing): Promise<void> {
  const { boss, pool } = publishing
  const poll = { batchSize: 1, pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 }
  await boss.work(queues.publish, poll, async ([job]) => {
    if (!job) return
    const { signal } = job
    await watched({ name: queues.publish, signal, log: publishing.logger, metrics: publishing.metrics }, () =>
      withBuildLock(pool, signal, (lock) => work(publishing, { signal, ...lock })),
    )
    // An edit that was committed while the snapshot was taken has no job of its own if one was still waiting then.
    if (await isAskedAgain(pool)) await boss.send(queues.publish, {})
  })
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
    return tellAboutPublish(publishing, { status: 'resolved', release: name, problems: [] })
  }
  const isTriedAgain = outcome === 'failed' && attempts < ATTEMPTS
  const sentences = problems.map(({ sentence }) => sentence)
  logger.error(
    { release: name, seconds, problems: sentences, err: error, attempts, isTriedAgain },
    'publish failed, visitors keep the release they have',
  )
  const state = outcome === 'refused' ? 'refused' : isTriedAgain ? 'waiting' : 'failed'
  await recordProblems(pool, id, state, { seconds, problems }).catch(unrecorded)
  // The queue waits a little longer after each error.
  if (isTriedAgain) throw new Error('the publish is tried again', { cause: error })
  await tellAboutPublish(publishing, { status: 'firing', release: name, problems })
}
