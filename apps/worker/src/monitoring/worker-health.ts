import type { Queryable } from '@app/platform/database/pool'
import type { Health } from '@app/platform/metrics/metrics-server'
import { databaseCheck } from '@app/platform/metrics/part-metrics'
import { monotonicNow } from '@app/platform/queue/boss'
import type { Integration } from '@app/platform/queue/queues'
import { timeLimits } from '@app/platform/queue/time-limits'
import type { PgBoss } from 'pg-boss'

type Boss = Pick<PgBoss, 'getWipData'>

/** An integration is not polled while all its attempts run, which takes at most the time limit of a delivery. */
const POLLED_WITHIN_MS = timeLimits.delivery * 1000

/** When this process last looked for due deliveries, by integration. Empty in a worker that only publishes. */
export type DeliveryPolls = Map<Integration, number>

type Polls = { boss: Boss; deliveryPolls: DeliveryPolls }

/** Returns a check that is healthy while this process looks for deliveries and the database responds. */
export function workerHealth(polls: Polls, pool: Queryable): () => Promise<Health> {
  const database = databaseCheck(pool)
  return async () => ({ queue: monotonicNow() - lastPolledAt(polls) < POLLED_WITHIN_MS, database: await database() })
}

/**
 * Returns the time in milliseconds of the last poll for deliveries, or 0 before the first poll. Uses the integration
 * whose last poll is the oldest, so a stalled integration is noticed. In a worker that only publishes, uses the newest
 * poll of any queue.
 */
export function lastPolledAt({ boss, deliveryPolls }: Polls): number {
  if (deliveryPolls.size > 0) return Math.min(...deliveryPolls.values())
  return Math.max(0, ...boss.getWipData().map(({ lastFetchedOn }) => lastFetchedOn ?? 0))
}
