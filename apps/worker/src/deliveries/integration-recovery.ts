// After a long outage the backoff of a delivery reaches 30 minutes, which is too long once the integration is back. One
// delivery per integration is therefore retried every 15 s, and its success makes all waiting deliveries due.
import type { Pool } from '@app/platform/database/pool'
import type { Logger } from '@app/platform/log/logger'
import type { Integration } from '@app/platform/queue/queues'
import type { Outcome } from './delivery'

const PROBE_INTERVAL_MS = 15_000
const MIN_DRAIN_INTERVAL_MS = 10_000

type Context = { pool: Pool; logger: Logger }

/** Integrations that failed since their last success. A rejection does not count, because it concerns one delivery. */
const failedIntegrations = new Map<Integration, { drainedAt: number }>()

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
  if (outcome === 'retry' && !failure) failedIntegrations.set(integration, { drainedAt: 0 })
  if (outcome !== 'delivered' || !failure || performance.now() - failure.drainedAt < MIN_DRAIN_INTERVAL_MS) return
  failure.drainedAt = performance.now()
  const { rowCount } = await pool.query(
    `update deliveries set due_at = now()
     where integration = $1 and status in ('waiting', 'held') and attempt_count > 0
       and due_at > now() + interval '1 second'`,
    [integration],
  )
  if (rowCount) logger.info({ integration, released: rowCount }, 'the integration accepts deliveries again')
  else failedIntegrations.delete(integration)
}

/**
 * Makes one failed delivery per integration due if none is due soon. Also makes deliveries due that are scheduled more
 * than an hour ahead, because they were queued while the clock was wrong.
 */
async function probeIntegrations({ pool }: Context): Promise<void> {
  await pool.query(
    `update deliveries set due_at = now(), claimed_until = null
     where status in ('waiting', 'held')
       and (due_at > now() + interval '1 hour' or claimed_until > now() + interval '1 hour')`,
  )
  await pool.query(
    `update deliveries set due_at = now()
     where id in (
       select distinct on (d.integration) d.id from deliveries d
       where d.status in ('waiting', 'held') and d.attempt_count > 0
         and not exists (select from deliveries due where due.integration = d.integration
                         and due.status in ('waiting', 'held') and due.due_at <= now() + $1 * interval '1 ms')
       order by d.integration, d.due_at)`,
    [PROBE_INTERVAL_MS],
  )
}

export function startProbing(context: Context): void {
  const probe = () =>
    probeIntegrations(context).catch((err: unknown) => context.logger.warn({ err }, 'probing the integrations failed'))
  setInterval(probe, PROBE_INTERVAL_MS).unref()
}
