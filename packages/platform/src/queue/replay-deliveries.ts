import type { PgBoss } from 'pg-boss'
import { inTransaction, type Pool } from '../database/pool'
import { within } from './boss'
import { queues } from './queues'

type Replay = { pool: Pool; boss: PgBoss }

/**
 * Sends parked deliveries again, with 72 new hours. Staff use it after a receiver was repaired. A delivery that
 * arrived or still waits is left alone, so that nobody is sent twice.
 */
export async function replayDeliveries({ pool, boss }: Replay, which: string | 'all-parked'): Promise<string[]> {
  return inTransaction(pool, async (tx) => {
    const { rows } = await tx.query<{ id: string }>(
      `update deliveries set status = 'waiting', parked_at = null, first_queued_at = now(), updated_at = now()
       where status = 'parked' and ($1 = 'all-parked' or id::text = $1)
       returning id`,
      [which],
    )
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0) {
      await boss.insert(
        queues.deliver,
        ids.map((deliveryId) => ({ data: { deliveryId } })),
        { db: within(tx) },
      )
    }
    return ids
  })
}
