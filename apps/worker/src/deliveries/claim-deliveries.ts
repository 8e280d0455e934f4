import type { Pool } from '@app/platform/database/pool'
import type { Integration } from '@app/platform/queue/queues'
import type { Delivery } from './delivery'

/** Short enough that another worker delivers within a minute after the worker with the claim was killed. */
const CLAIM = `interval '20 seconds'`

/** Short enough that a claim is renewed several times before it ends. */
export const RENEW_CLAIMS_MS = 5000

/** Claims the deliveries that have been due for longest, so that no other worker delivers them. */
export async function claimDeliveries(pool: Pool, integration: Integration, limit: number): Promise<Delivery[]> {
  const { rows } = await pool.query<Delivery>({
    name: 'claim-deliveries',
    text: `update deliveries d set claimed_until = now() + ${CLAIM}
      from (select id from deliveries
            where integration = $1 and status in ('waiting', 'held') and due_at <= now()
              and (claimed_until is null or claimed_until < now())
            order by due_at limit $2 for update skip locked) due
      where d.id = due.id
      returning d.id, d.integration, d.subject_kind as "subjectKind", d.subject_id as "subjectId", d.reference,
        d.template, d.request_id as "requestId"`,
    values: [integration, limit],
  })
  return rows
}

export async function renewClaims(pool: Pool, ids: string[]): Promise<void> {
  await pool.query(`update deliveries set claimed_until = now() + ${CLAIM} where id = any($1)`, [ids])
}

export async function releaseClaims(pool: Pool, ids: string[]): Promise<void> {
  await pool.query('update deliveries set claimed_until = null where id = any($1)', [ids])
}
