// After a long outage the backoff of a delivery reaches 30 minutes, which is too long once the integration is back. One
// delivery per integration is therefore retried every 15 s, and its success makes all waiting deliveries due.
import type { Pool } from '@app/platform/database/pool'
import type { Logger } from '@app/platform/log/logger'
import { QUEUE_SCHEMA } from '@app/platform/queue/boss'
import { deliveryQueues, type Integration } from '@app/platform/queue/queues'
import type { Outcome } from './delivery'

const PROBE_EVERY_MS = 15_000
const RELEASE_AT_MOST_EVERY_MS = 10_000

type Context = { pool: Pool; logger: Logger }

/** Integrations that failed since their last success. A rejection does not count, because it concerns one delivery. */
const failedIntegrations = new Map<Integration, { releasedAt: number }>()

/**
 * Makes all waiting deliveries of an integration due when it accepts a delivery after a failure. Does so at most once
 * per 10 s, because an integration that accepts every second request would otherwise get the whole backlog repeatedly.
 */
export async function trackOutcome(
  { pool, logger }: Context,
  integration: Integration,
  { outcome }: Outcome,
): Promise<void> {
  const failure = failedIntegrations.get(integration)
  if (outcome === 'retry' && !failure) failedIntegrations.set(integration, { releasedAt: 0 })
  if (outcome !== 'delivered' || !failure || performance.now() - failure.releasedAt < RELEASE_AT_MOST_EVERY_MS) return
  failure.releasedAt = performance.now()
  const { rowCount } = await pool.query(
    `update ${QUEUE_SCHEMA}.job j set start_after = now()
     from deliveries d
     where j.name = any($1) and j.state = 'retry' and j.start_after > now() + interval '1 second'
       and d.id::text = j.data->>'deliveryId' and d.integration::text = $2 and d.status in ('waiting', 'held')`,
    [deliveryQueues, integration],
  )
  if (rowCount)
    logger.info({ integration: integration, released: rowCount }, 'the integration accepts deliveries again')
  else failedIntegrations.delete(integration)
}

/**
 * Makes one delivery per integration due if none is due soon. Also makes deliveries due that are scheduled more than an
 * hour ahead, because they were queued while the clock was wrong.
 */
async function probeIntegrations({ pool }: Context): Promise<void> {
  await pool.query(
    `update ${QUEUE_SCHEMA}.job set start_after = now()
     where name = any($1) and state in ('created', 'retry') and start_after > now() + interval '1 hour'`,
    [deliveryQueues],
  )
  await pool.query(
    `update ${QUEUE_SCHEMA}.job set start_after = now()
     where id in (
       select distinct on (j.name) j.id from ${QUEUE_SCHEMA}.job j
       where j.name = any($1) and j.state = 'retry'
         and not exists (select from ${QUEUE_SCHEMA}.job due where due.name = j.name
                         and due.state in ('created', 'retry', 'active') and due.start_after <= now() + $2 * interval '1 ms')
       order by j.name, j.start_after)`,
    [deliveryQueues, PROBE_EVERY_MS],
  )
}

export function startProbing(context: Context): void {
  const probe = () =>
    probeIntegrations(context).catch((err: unknown) => context.logger.warn({ err }, 'probing the integrations failed'))
  setInterval(probe, PROBE_EVERY_MS).unref()
}
