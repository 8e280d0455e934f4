import type { PgBoss } from 'pg-boss'
import { inTransaction, type Pool } from '../database/pool'
import { uuidIs } from '../database/uuid-is'
import { queueDeliveries } from './queue-deliveries'
import { type DeliverJob, queues, type Receiver } from './queues'

type Replay = { pool: Pool; boss: PgBoss }

/**
 * Sends parked deliveries again, with 72 new hours. Staff use it after a receiver was repaired. A delivery that
 * arrived or still waits is left alone, so that nobody is sent twice.
 */
export async function replayDeliveries({ pool, boss }: Replay, which: string | 'all-parked'): Promise<string[]> {
  return inTransaction(pool, async (tx) => {
    const { rows } = await tx.query<{ id: string; destination: Receiver }>(
      `update deliveries set status = 'waiting', parked_at = null, first_queued_at = now(), updated_at = now()
       where status = 'parked' and ($1 = 'all-parked' or ${uuidIs('id', 1)})
       returning id, destination`,
      [which],
    )
    await queueDeliveries(boss, tx, rows)
    return rows.map(({ id }) => id)
  })
}

/**
 * Has a delivery that waits for its next attempt tried at once. It keeps its one job, which the worker brings forward
 * (attempt-now.job.ts): a second job could send the same lead twice.
 */
export async function attemptDeliveryNow({ pool, boss }: Replay, id: string): Promise<boolean> {
  const { rowCount } = await pool.query(`select from deliveries where ${uuidIs('id', 1)} and status = 'waiting'`, [id])
  if (!rowCount) return false
  await boss.send(queues.attemptNow, { deliveryId: id } satisfies DeliverJob)
  return true
}
