import type { Pool } from '@app/platform/database/pool'
import { scheduledJob, schedules } from '../jobs/job'

/**
 * Records per transaction; small enough for the statement time limit, and so that visitors' requests are not blocked.
 */
const AT_ONCE = 200
/** The rest is removed the next night. */
const LONGEST_MS = 45 * 60_000

/**
 * Removes expired personal data every night. The database decides what expires and what must stay
 * (expire_personal_data); this process has no permission to delete by itself.
 */
export const retention = scheduledJob<{ pool: Pool }>({
  name: 'retention',
  role: 'deliver',
  schedule: schedules.daily(3, 45),
  late: 'Personal data is kept for longer than the privacy policy says.',
  timeLimitSeconds: 3600,
  poll: { pollingIntervalSeconds: 30 },
  run: async ({ pool }, { signal, log }) => {
    const removed = await expirePersonalData(pool, signal)
    if (removed > 0) log.info({ removed }, 'expired personal data was removed')
  },
})

export async function expirePersonalData(pool: Pool, signal?: AbortSignal): Promise<number> {
  const started = performance.now()
  let removed = 0
  while (performance.now() - started < LONGEST_MS) {
    signal?.throwIfAborted()
    const { rows } = await pool.query<{ result: string }>('select result from expire_personal_data($1)', [AT_ONCE])
    const gone = rows.filter(({ result }) => result === 'erased' || result === 'anonymised').length
    removed += gone
    if (gone === 0) return removed
  }
  return removed
}
