import type { Queryable } from '@app/platform/database/pool'
import type { Health } from '@app/platform/metrics/metrics-server'
import { databaseCheck } from '@app/platform/metrics/part-metrics'
import { steadyNow } from '@app/platform/queue/boss'
import { deliveryQueues } from '@app/platform/queue/queues'
import { timeLimits } from '@app/platform/queue/time-limits'
import type { PgBoss } from 'pg-boss'

type Boss = Pick<PgBoss, 'getWipData'>

/** All workers of a queue may be busy and not poll, but no longer than the time limit of a job. */
const POLLED_WITHIN_MS = timeLimits.job * 1000

/** Returns a check that is healthy while this process polls the queue and the database responds. */
export function workerHealth(boss: Boss, pool: Queryable): () => Promise<Health> {
  const database = databaseCheck(pool)
  return async () => ({ queue: steadyNow() - lastPolledAt(boss) < POLLED_WITHIN_MS, database: await database() })
}

/**
 * Returns the time in milliseconds at which deliveries were last polled, or 0 before the first poll. The delivery queue
 * that was polled least recently counts, so a stalled queue is noticed. A worker that only publishes has no delivery
 * queue, so any queue counts.
 */
export function lastPolledAt(boss: Boss): number {
  const workers = boss.getWipData()
  const workersByQueue = Map.groupBy(
    workers.filter(({ name }) => deliveryQueues.includes(name)),
    ({ name }) => name,
  )
  if (workersByQueue.size === 0) return latestPoll(workers)
  return Math.min(...[...workersByQueue.values()].map(latestPoll))
}

const latestPoll = (workers: ReturnType<Boss['getWipData']>) =>
  Math.max(0, ...workers.map(({ lastFetchedOn }) => lastFetchedOn ?? 0))
