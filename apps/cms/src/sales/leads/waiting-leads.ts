import type { Payload } from 'payload'
import { payloadPool } from '../../platform/database/payload-pool'

const MOST = 99

/** How many people wait for their first answer; nothing when it cannot be read, since the menu must be there anyway. */
export async function waitingLeads(payload: Payload): Promise<number | undefined> {
  const pool = payloadPool(payload)
  const counting = pool.query<{ count: number }>(
    `select count(*)::int as count from
       (select from lead_work where state = 'new' and first_answer_at is null limit ${MOST}) waiting`,
  )
  return counting.then(({ rows }) => rows[0]?.count).catch(() => undefined)
}
