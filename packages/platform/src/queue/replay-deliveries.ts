import type { Pool } from '../database/pool'
import { uuidIs } from '../database/uuid-is'

/**
 * Resends parked deliveries with a new limit of 72 hours, after an integration was fixed. Deliveries in any other status
 * stay unchanged, because sending them again would create duplicates.
 */
export async function replayDeliveries(pool: Pool, selection: string | 'all-parked'): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `update deliveries
     set status = 'waiting', parked_at = null, first_queued_at = now(), due_at = now(), updated_at = now()
     where status = 'parked' and ($1 = 'all-parked' or ${uuidIs('id', 1)})
     returning id`,
    [selection],
  )
  return rows.map(({ id }) => id)
}

/** Makes a waiting delivery due immediately. A worker that is delivering it finishes its attempt first. */
export async function attemptDeliveryNow(pool: Pool, id: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update deliveries set due_at = now() where ${uuidIs('id', 1)} and status = 'waiting'`,
    [id],
  )
  return rowCount === 1
}
