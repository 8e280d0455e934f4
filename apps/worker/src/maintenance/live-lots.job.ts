import type { Pool } from '@app/platform/database/pool'
import { queues } from '@app/platform/queue/queues'
import { scheduledJob, schedules } from '../jobs/job'
import { freeEndedHolds } from './free-ended-holds'
import { notifyWaitingForLots } from './notify-waiting'
import { writeLiveLots } from './write-live-lots'

type Context = { pool: Pool; clock: () => Date; releasesDir: string }

/**
 * Runs after every change of a lot, so visitors see a sale within ten seconds and people on the waiting list get a
 * mail. It also runs every minute, because holds expire and the page shows when the states were last checked.
 */
export const liveLotsJob = scheduledJob<Context>({
  name: queues.liveLots,
  role: 'publish',
  schedule: schedules.everyMinute,
  late: 'Visitors see old states of lots, holds do not end, and people on a waiting list are not notified.',
  queue: { retryLimit: 5, retryDelay: 1, notify: true },
  poll: { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 },
  run: async ({ pool, clock, releasesDir }, { log }) => {
    const freedLots = await freeEndedHolds(pool, clock())
    if (freedLots > 0) log.info({ freed: freedLots }, 'holds expired')
    await writeLiveLots(pool, releasesDir, clock())
    const notifiedPeople = await notifyWaitingForLots(pool, clock())
    if (notifiedPeople > 0) log.info({ notified: notifiedPeople }, 'people in line for a lot were notified')
  },
})
