import type { Payload } from 'payload'
import { payloadPool } from '../../platform/database/payload-pool'

const MOST = 99

/**
 * Returns how many leads wait for a first answer; undefined if the query fails, because the menu must still render.
 */
export async function waitingLeads(payload: Payload): Promise<number | undefined> {
  const pool = payloadPool(payload)
  const counting = pool.query<{ count: number }>(
    `select count(*)::int as count from
       (select from lead_work where state = 'new' and first_answer_at is null limit ${MOST}) waiting`,
  )
  return counting.then(({ rows }) => rows[0]?.count).catch(() => undefined)
}
