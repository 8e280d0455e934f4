import { inTransaction, type Pool } from '@app/platform/database/pool'
import type { Logger } from '@app/platform/log/logger'
import { QUEUE_SCHEMA } from '@app/platform/queue/boss'
import { queueDeliveries } from '@app/platform/queue/queue-deliveries'
import { deliveryQueues, type Integration } from '@app/platform/queue/queues'
import type { PgBoss } from 'pg-boss'

export type LostDeliveries = { pool: Pool; boss: PgBoss; logger: Logger }

const QUIET_MINUTES = 5
const BATCH_SIZE = 1000

/**
 * Queues waiting deliveries that have no job. A delivery and its job are inserted in one transaction, so a job is
 * missing only if it was deleted by hand, the worker stopped while it postponed the delivery, the database was restored
 * or the queue has a bug.
 */
export async function queueLostDeliveries({ pool, boss, logger }: LostDeliveries): Promise<string[]> {
  const lostIds = await inTransaction(pool, async (tx) => {
    const { rows } = await tx.query<{ id: string; integration: Integration }>(
      `select d.id, d.integration from deliveries d
       where d.status in ('waiting', 'held') and d.updated_at < now() - make_interval(mins => $1)
         and d.id::text not in (select j.data->>'deliveryId' from ${QUEUE_SCHEMA}.job j
                                where j.name = any($2) and j.state in ('created', 'retry', 'active'))
       order by d.first_queued_at limit $3
       for update of d skip locked`,
      [QUIET_MINUTES, deliveryQueues, BATCH_SIZE],
    )
    await queueDeliveries(boss, tx, rows)
    return rows.map(({ id }) => id)
  })
  if (lostIds.length > 0) logger.error({ count: lostIds.length }, 'deliveries without a job were queued again')
  return lostIds
}
