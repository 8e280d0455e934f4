import type { Pool } from '@sillar/platform/database/pool'
import { queues } from '@sillar/platform/queue/queues'
import { type Scheduled, schedules } from '../jobs/scheduled'
import { freeEndedHolds } from './free-ended-holds'
import { writeLotsNow } from './write-current-lots'

type LotsNow = { pool: Pool; clock: () => Date; releasesDir: string }

/**
 * Runs as soon as a state changes, and every minute, so that holds end and the time on the page shows that the states
 * were checked.
 */
export async function workOnLotsNow(scheduled: Scheduled, { pool, clock, releasesDir }: LotsNow): Promise<void> {
  const poll = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 }
  await scheduled(queues.lotsNow, { ...schedules.everyMinute, ...poll }, async ({ log }) => {
    const freed = await freeEndedHolds(pool, clock())
    if (freed > 0) log.info({ freed }, 'holds of lots ended')
    await writeLotsNow(pool, releasesDir, clock())
  })
}
