import type { Pool } from '@sillar/platform/database/pool'
import type { Logger } from '@sillar/platform/log/logger'
import { queues } from '@sillar/platform/queue/queues'
import type { PgBoss } from 'pg-boss'
import { queueLostDeliveries } from './queue-lost-deliveries'

/** Every minute, by one of the workers; a minute that was missed is made up for by the next. */
export async function workOnLostDeliveries(context: { boss: PgBoss; pool: Pool; logger: Logger }): Promise<void> {
  await context.boss.schedule(queues.lostDeliveries, '* * * * *', {}, { tz: 'America/Lima' })
  await context.boss.work(queues.lostDeliveries, { pollingIntervalSeconds: 5 }, async () => {
    await queueLostDeliveries(context)
  })
}
