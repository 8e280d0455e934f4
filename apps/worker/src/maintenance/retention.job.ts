import type { Pool } from '@app/platform/database/pool'
import { scheduledJob, schedules } from '../jobs/job'

/** A larger batch could exceed the statement time limit and block requests of visitors. */
const BATCH_SIZE = 200
/** Expired data that remains after this time is removed the next night. */
const MAX_DURATION_MS = 45 * 60_000

/**
 * Removes expired personal data every night. The database function expire_personal_data decides what expires and
 * removes it, because the worker has no permission to delete.
 */
export const retention = scheduledJob<{ pool: Pool }>({
  name: 'retention',
  role: 'deliver',
  schedule: schedules.daily(3, 45),
  late: 'Personal data is kept for longer than the privacy policy says.',
  timeLimitSeconds: 3600,
  poll: { pollingIntervalSeconds: 30 },
  run: async ({ pool }, { signal, log }) => {
    const removedCount = await expirePersonalData(pool, signal)
    if (removedCount > 0) log.info({ removed: removedCount }, 'expired personal data was removed')
  },
})

export async function expirePersonalData(pool: Pool, signal?: AbortSignal): Promise<number> {
  const startedAt = performance.now()
  let total = 0
  while (performance.now() - startedAt < MAX_DURATION_MS) {
    signal?.throwIfAborted()
    const { rows } = await pool.query<{ result: string }>('select result from expire_personal_data($1)', [BATCH_SIZE])
    const removedCount = rows.filter(({ result }) => result === 'erased' || result === 'anonymised').length
    total += removedCount
    if (removedCount === 0) return total
  }
  return total
}
