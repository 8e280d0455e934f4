import type { Queryable } from '@sillar/platform/database/pool'
import type { Health } from '@sillar/platform/metrics/metrics-server'
import { databaseIsThere } from '@sillar/platform/metrics/part-metrics'
import { queues } from '@sillar/platform/queue/queues'
import { timeLimits } from '@sillar/platform/queue/time-limits'
import type { PgBoss } from 'pg-boss'

type Boss = Pick<PgBoss, 'getWipData'>

/** The queue is polled every second. All four loops may be busy, but none longer than a job may take. */
const POLLED_WITHIN_MS = timeLimits.job * 1000

/** Healthy while this process asks the queue for work and the database answers it. */
export function workerHealth(boss: Boss, pool: Queryable): () => Promise<Health> {
  const database = databaseIsThere(pool)
  return async () => ({ queue: Date.now() - lastPolledAt(boss) < POLLED_WITHIN_MS, database: await database() })
}

/** Milliseconds; 0 before the first time. A worker that only publishes has no loop for deliveries: any of its own counts. */
export function lastPolledAt(boss: Boss): number {
  const loops = boss.getWipData()
  const deliveries = loops.filter(({ name }) => name === queues.deliver)
  const counted = deliveries.length > 0 ? deliveries : loops
  return Math.max(0, ...counted.map(({ lastFetchedOn }) => lastFetchedOn ?? 0))
}
