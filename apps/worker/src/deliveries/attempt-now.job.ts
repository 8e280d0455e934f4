import type { Pool } from '@sillar/platform/database/pool'
import type { Logger } from '@sillar/platform/log/logger'
import { QUEUE_SCHEMA } from '@sillar/platform/queue/boss'
import { type DeliverJob, deliveryQueues, queues } from '@sillar/platform/queue/queues'
import type { PgBoss } from 'pg-boss'

type Context = { boss: PgBoss; pool: Pool; logger: Logger }

/** Staff ask for the next attempt of one delivery: its job, wherever it waits, is due now. */
export async function workOnAttemptNow({ boss, pool, logger }: Context): Promise<void> {
  await boss.work<DeliverJob>(queues.attemptNow, { pollingIntervalSeconds: 2 }, async ([job]) => {
    if (!job) return
    const { rowCount } = await pool.query(
      `update ${QUEUE_SCHEMA}.job set start_after = now()
       where name = any($1) and state in ('created', 'retry') and start_after > now() and data->>'deliveryId' = $2`,
      [deliveryQueues, job.data.deliveryId],
    )
    logger.info({ deliveryId: job.data.deliveryId, broughtForward: rowCount }, 'asked to try now')
  })
}
