import type { Queryable } from '@app/platform/database/pool'
import type { Health } from '@app/platform/metrics/metrics-server'
import { databaseCheck } from '@app/platform/metrics/part-metrics'
import { steadyNow } from '@app/platform/queue/boss'
import { deliveryQueues } from '@app/platform/queue/queues'
import { timeLimits } from '@app/platform/queue/time-limits'
import type { PgBoss } from 'pg-boss'

type Boss = Pick<PgBoss, 'getWipData'>

/** A queue is polled every second or two. All its workers may be busy, but no longer than the time limit of a job. */
const POLLED_WITHIN_MS = timeLimits.job * 1000

/** Healthy while this process polls the queue and the database responds. */
export function workerHealth(boss: Boss, pool: Queryable): () => Promise<Health> {
  const database = databaseCheck(pool)
  return async () => ({ queue: steadyNow() - lastPolledAt(boss) < POLLED_WITHIN_MS, database: await database() })
}

/**
 * Returns when deliveries were last polled, in milliseconds, or 0 before the first poll. The queue that was polled
 * least recently counts, so that a stalled queue is not hidden by the others. For a worker that only publishes, any
 * queue counts.
 */
export function lastPolledAt(boss: Boss): number {
  const loops = boss.getWipData()
  const lanes = Map.groupBy(
    loops.filter(({ name }) => deliveryQueues.includes(name)),
    ({ name }) => name,
  )
  if (lanes.size === 0) return newest(loops)
  return Math.min(...[...lanes.values()].map(newest))
}

const newest = (loops: ReturnType<Boss['getWipData']>) =>
  Math.max(0, ...loops.map(({ lastFetchedOn }) => lastFetchedOn ?? 0))
