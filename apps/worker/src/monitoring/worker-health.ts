import type { Queryable } from '@sillar/platform/database/pool'
import type { Health } from '@sillar/platform/metrics/metrics-server'
import { databaseIsThere } from '@sillar/platform/metrics/part-metrics'
import { steadyNow } from '@sillar/platform/queue/boss'
import { deliveryQueues } from '@sillar/platform/queue/queues'
import { timeLimits } from '@sillar/platform/queue/time-limits'
import type { PgBoss } from 'pg-boss'

type Boss = Pick<PgBoss, 'getWipData'>

/** A queue is polled every second or two. All its loops may be busy, but none longer than a job may take. */
const POLLED_WITHIN_MS = timeLimits.job * 1000

/** Healthy while this process asks the queue for work and the database answers it. */
export function workerHealth(boss: Boss, pool: Queryable): () => Promise<Health> {
  const database = databaseIsThere(pool)
  return async () => ({ queue: steadyNow() - lastPolledAt(boss) < POLLED_WITHIN_MS, database: await database() })
}

/**
 * Milliseconds; 0 before the first time. The receiver whose queue was left alone longest counts: a lane that stands
 * still is not hidden by the others. A worker that only publishes has no loop for deliveries: any of its own counts.
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
