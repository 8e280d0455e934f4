import type { Pool } from '@sillar/platform/database/pool'
import type { Logger } from '@sillar/platform/log/logger'
import { queues } from '@sillar/platform/queue/queues'
import type { PgBoss } from 'pg-boss'
import { freeEndedHolds } from './free-ended-holds'
import { writeLotsNow } from './write-lots-now'

type LotsNow = { boss: PgBoss; pool: Pool; logger: Logger; clock: () => Date; releasesDir: string }

/**
 * A change of a state wakes it at once; each minute it runs by itself, so that holds end and the time on the page shows
 * that somebody looked.
 */
export async function workOnLotsNow({ boss, pool, logger, clock, releasesDir }: LotsNow): Promise<void> {
  const work = async () => {
    const freed = await freeEndedHolds(pool, clock())
    if (freed > 0) logger.info({ freed }, 'holds of lots came to their end')
    await writeLotsNow(pool, releasesDir, clock())
  }
  await boss.schedule(queues.lotsNow, '* * * * *', {}, { tz: 'America/Lima' })
  await boss.work(queues.lotsNow, { batchSize: 1, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 }, work)
}
