import type { Logger } from '@sillar/platform/log/logger'
import { queues } from '@sillar/platform/queue/queues'
import type { Pool } from 'pg'
import type { PgBoss } from 'pg-boss'
import type { WorkerMetrics } from '../metrics/worker-metrics'
import { type PublishSettings, publish } from './publish'
import { recordRelease } from './record-release'

/** One build at a time: two cores build one site, and the newest content wins anyway. */
export async function workOnPublish(
  boss: PgBoss,
  pool: Pool,
  logger: Logger,
  settings: PublishSettings,
  metrics: WorkerMetrics,
): Promise<void> {
  await boss.work(queues.publish, { batchSize: 1, pollingIntervalSeconds: 1 }, async () => {
    const result = await publish(settings)
    metrics.published(result)
    await recordRelease(pool, result).catch((err: unknown) => logger.error({ err }, 'the release was not recorded'))
    const { name, outcome, seconds, problems } = result
    if (outcome === 'published') logger.info({ release: name, seconds }, 'release published')
    else logger.error({ release: name, seconds, problems }, 'publish failed, visitors keep the release they have')
  })
}
