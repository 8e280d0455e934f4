import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { isDatabaseOutage } from '@app/platform/database/database-outage'
import type { Pool } from '@app/platform/database/pool'
import type { Logger } from '@app/platform/log/logger'
import type { Attempt, Delivery } from './delivery'
import { inBatches } from './in-batches'

const DEADLINE = `interval '72 hours'`
const LONGEST_RETRY_SECONDS = 1800
const OUTAGE_SECONDS = 30

type RecordContext = { pool: Pool; logger: Logger; retrySeconds: number }

/**
 * Returns a function that stores an attempt and finishes, retries or parks its delivery. A failed delivery waits as
 * long as it has waited so far, between `retrySeconds` and 30 minutes.
 */
export function createAttemptRecord({ pool, logger, retrySeconds }: RecordContext) {
  return inBatches<Attempt>(async (attempts) => {
    const rows = attempts.map(({ delivery, result, startedAt, durationMs }) => ({
      id: randomUUID(),
      deliveryId: delivery.id,
      startedAt,
      durationMs,
      ...result,
    }))
    const { rows: parkedDeliveries } = await retryDuringOutage(() =>
      pool.query<ParkedDelivery>({
        name: 'record-attempts',
        text: recordAttempts,
        values: [JSON.stringify(rows), retrySeconds],
      }),
    )
    logParked(logger, parkedDeliveries)
  })
}

/**
 * The ids of the attempts make it safe to repeat the statement if the connection broke after the commit. A skipped mail
 * no longer counts towards the hourly limit of its mailbox.
 */
const recordAttempts = `
  with attempts as (
    insert into delivery_attempts (id, delivery_id, started_at, outcome, http_status, detail, duration_ms)
    select a.id, a."deliveryId", a."startedAt", a.outcome::enum_delivery_attempts_outcome, a."httpStatus", a.detail,
      a."durationMs"
    from json_to_recordset($1) as a(id uuid, "deliveryId" uuid, "startedAt" timestamptz, outcome text, "httpStatus" int,
      detail text, "durationMs" int)
    on conflict (id) do nothing
    returning delivery_id, outcome::text, detail),
  recorded as (
    update deliveries d set
      attempt_count = d.attempt_count + 1, last_detail = a.detail, claimed_until = null, updated_at = now(),
      status = case when a.outcome in ('delivered', 'skipped') then a.outcome::enum_deliveries_status
        when d.first_queued_at <= now() - ${DEADLINE} then 'parked' else d.status end,
      delivered_at = case when a.outcome = 'delivered' then now() else d.delivered_at end,
      parked_at = case when a.outcome in ('retry', 'refused') and d.first_queued_at <= now() - ${DEADLINE} then now()
        else d.parked_at end,
      let_through_at = case when a.outcome = 'skipped' then null else d.let_through_at end,
      due_at = now() + (0.9 + 0.2 * random()) * make_interval(
        secs => least(greatest($2::float8, extract(epoch from now() - d.first_queued_at)), ${LONGEST_RETRY_SECONDS}))
    from attempts a where d.id = a.delivery_id
    returning d.id as "deliveryId", d.integration, d.reference, d.status)
  select "deliveryId", integration, reference from recorded where status = 'parked'`

type ParkedDelivery = { deliveryId: string; integration: string; reference: string }

/** Logs parked deliveries. The next digest notifies on-call once for all of them. */
function logParked(logger: Logger, deliveries: ParkedDelivery[]): void {
  for (const delivery of deliveries) logger.error(delivery, 'parked')
}

/**
 * Repeats the query if the database is down for a moment. Otherwise the integration would receive again what it has
 * already accepted.
 */
async function retryDuringOutage<Result>(query: () => Promise<Result>): Promise<Result> {
  for (let seconds = 0; ; seconds++) {
    try {
      return await query()
    } catch (error) {
      if (seconds >= OUTAGE_SECONDS || !isDatabaseOutage(error)) throw error
      await wait(1000)
    }
  }
}

/** Postpones a delivery without an attempt, or parks it after 72 hours. */
export async function postponeDelivery(
  { pool, logger }: { pool: Pool; logger: Logger },
  { id }: Delivery,
  seconds: number,
): Promise<void> {
  const { rows } = await pool.query<ParkedDelivery & { isParked: boolean }>(
    `update deliveries set claimed_until = null, due_at = now() + make_interval(secs => $2), updated_at = now(),
       status = case when first_queued_at <= now() - ${DEADLINE} then 'parked' else status end,
       parked_at = case when first_queued_at <= now() - ${DEADLINE} then now() else parked_at end
     where id = $1 returning id as "deliveryId", integration, reference, status = 'parked' as "isParked"`,
    [id, seconds],
  )
  logParked(
    logger,
    rows.filter(({ isParked }) => isParked),
  )
}
