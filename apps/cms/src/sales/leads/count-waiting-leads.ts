import type { Payload } from 'payload'
import { payloadPool } from '../../platform/database/payload-pool'

const MAX_COUNT = 99

/**
 * Returns how many leads wait for a first answer, up to 99. Returns undefined if the query fails, because the menu must
 * still render.
 */
export async function countWaitingLeads(payload: Payload): Promise<number | undefined> {
  const pool = payloadPool(payload)
  const countQuery = pool.query<{ count: number }>(
    `select count(*)::int as count from
       (select from lead_work where state = 'new' and first_answer_at is null limit ${MAX_COUNT}) waiting`,
  )
  return countQuery.then(({ rows }) => rows[0]?.count).catch(() => undefined)
}
