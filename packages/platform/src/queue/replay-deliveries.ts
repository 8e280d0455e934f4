import type { PgBoss } from 'pg-boss'
import { inTransaction, type Pool } from '../database/pool'
import { uuidIs } from '../database/uuid-is'
import { queueDeliveries } from './queue-deliveries'
import { type DeliverJob, type Integration, queues } from './queues'

type QueueAccess = { pool: Pool; boss: PgBoss }

/**
 * Resends parked deliveries with a new limit of 72 hours, after an integration was fixed. Deliveries in any other status
 * stay unchanged, because sending them again would create duplicates.
 */
export async function replayDeliveries(
  { pool, boss }: QueueAccess,
  selection: string | 'all-parked',
): Promise<string[]> {
  return inTransaction(pool, async (tx) => {
    const { rows } = await tx.query<{ id: string; integration: Integration }>(
      `update deliveries set status = 'waiting', parked_at = null, first_queued_at = now(), updated_at = now()
       where status = 'parked' and ($1 = 'all-parked' or ${uuidIs('id', 1)})
       returning id, integration`,
      [selection],
    )
    await queueDeliveries(boss, tx, rows)
    return rows.map(({ id }) => id)
  })
}

/**
 * Asks the worker to retry a waiting delivery at once. The worker makes the existing job due (attempt-now.job.ts),
 * because a second job could send the same lead twice.
 */
export async function attemptDeliveryNow({ pool, boss }: QueueAccess, id: string): Promise<boolean> {
  const { rowCount } = await pool.query(`select from deliveries where ${uuidIs('id', 1)} and status = 'waiting'`, [id])
  if (!rowCount) return false
  await boss.send(queues.attemptNow, { deliveryId: id } satisfies DeliverJob)
  return true
}
