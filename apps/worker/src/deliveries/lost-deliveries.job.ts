import type { Pool } from '@sillar/platform/database/pool'
import type { Logger } from '@sillar/platform/log/logger'
import { queues } from '@sillar/platform/queue/queues'
import type { PgBoss } from 'pg-boss'
import { type Scheduled, schedules } from '../jobs/scheduled'
import { queueLostDeliveries } from './queue-lost-deliveries'

type Context = { boss: PgBoss; pool: Pool; logger: Logger }

/** Every minute, by one of the workers. The next minute makes up for a missed one. */
export async function workOnLostDeliveries(scheduled: Scheduled, context: Context): Promise<void> {
  await scheduled(queues.lostDeliveries, schedules.everyMinute, async () => {
    await queueLostDeliveries(context)
  })
}
