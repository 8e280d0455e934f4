import { inTransaction, type Pool } from '@app/platform/database/pool'
import type { DeliverContext, Delivery, Outcome } from './delivery'

const DEADLINE_HOURS = 72

export async function loadDelivery(pool: Pool, id: string): Promise<Delivery | undefined> {
  const { rows } = await pool.query<Delivery>(
    `select id, integration, subject_kind as "subjectKind", subject_id as "subjectId", reference, template, status,
            first_queued_at as "firstQueuedAt"
     from deliveries where id = $1`,
    [id],
  )
  return rows[0]
}

/**
 * Stores a row per attempt and the latest outcome in the delivery. A skipped mail no longer counts towards the hourly
 * limit of its mailbox.
 */
export async function recordAttempt(
  pool: Pool,
  delivery: Delivery,
  result: Outcome,
  timing: { startedAt: Date; durationMs: number },
) {
  await inTransaction(pool, async (tx) => {
    await tx.query(
      `insert into delivery_attempts (delivery_id, started_at, outcome, http_status, detail, duration_ms)
       values ($1, $2, $3, $4, $5, $6)`,
      [delivery.id, timing.startedAt, result.outcome, result.httpStatus, result.detail, timing.durationMs],
    )
    await tx.query(
      `update deliveries
       set attempt_count = attempt_count + 1, last_detail = $2, updated_at = now(),
           status = case when $3 = 'delivered' then 'delivered' when $3 = 'skipped' then 'skipped' else status end,
           delivered_at = case when $3 = 'delivered' then now() else delivered_at end,
           let_through_at = case when $3 = 'skipped' then null else let_through_at end
       where id = $1`,
      [delivery.id, result.detail, result.outcome],
    )
  })
}

export const isPastDeadline = (delivery: Delivery, now: Date): boolean =>
  now.getTime() - delivery.firstQueuedAt.getTime() >= DEADLINE_HOURS * 3600 * 1000

/** Parks the delivery for staff. On-call is notified by the next digest, once for all parked deliveries. */
export async function parkDelivery({ pool, logger }: DeliverContext, delivery: Delivery): Promise<void> {
  await pool.query(`update deliveries set status = 'parked', parked_at = now(), updated_at = now() where id = $1`, [
    delivery.id,
  ])
  logger.error({ deliveryId: delivery.id, integration: delivery.integration, reference: delivery.reference }, 'parked')
}
