import { inTransaction, type Pool } from '@sillar/platform/database/pool'
import type { Logger } from '@sillar/platform/log/logger'
import { QUEUE_SCHEMA } from '@sillar/platform/queue/boss'
import { queueDeliveries } from '@sillar/platform/queue/queue-deliveries'
import { deliveryQueues, type Receiver } from '@sillar/platform/queue/queues'
import type { PgBoss } from 'pg-boss'

type Context = { pool: Pool; boss: PgBoss; logger: Logger }

const QUIET_MINUTES = 5
const AT_ONCE = 1000

/**
 * A delivery and its job are written in one commit, so this finds nothing. It is here for what no commit covers: jobs
 * deleted by hand, a restored database, a fault of the queue. Whatever waits and has no job gets a new one.
 */
export async function queueLostDeliveries({ pool, boss, logger }: Context): Promise<string[]> {
  const lost = await inTransaction(pool, async (tx) => {
    const { rows } = await tx.query<{ id: string; destination: Receiver }>(
      `select d.id, d.destination from deliveries d
       where d.status in ('waiting', 'held') and d.updated_at < now() - make_interval(mins => $1)
         and d.id::text not in (select j.data->>'deliveryId' from ${QUEUE_SCHEMA}.job j
                                where j.name = any($2) and j.state in ('created', 'retry', 'active'))
       order by d.first_queued_at limit $3
       for update of d skip locked`,
      [QUIET_MINUTES, deliveryQueues, AT_ONCE],
    )
    await queueDeliveries(boss, tx, rows)
    return rows.map(({ id }) => id)
  })
  if (lost.length > 0) logger.error({ count: lost.length }, 'deliveries without a job were queued again')
  return lost
}
