import type { Pool } from '@sillar/platform/database/pool'
import { queues } from '@sillar/platform/queue/queues'
import { type Scheduled, schedules } from '../jobs/scheduled'

/** In one transaction, with the pool's time limit for a statement: the tables stay free for visitors in between. */
const AT_ONCE = 200
/** What is left after this is removed the next night. */
const LONGEST_MS = 45 * 60_000

/**
 * Every night what nobody needs any more is removed. What that is, and what has to stay, is decided in the database
 * (expire_personal_data): this process may not delete by itself.
 */
export async function workOnRetention(scheduled: Scheduled, pool: Pool): Promise<void> {
  const nightly = { ...schedules.daily(3, 45), pollingIntervalSeconds: 30 }
  await scheduled(queues.retention, nightly, async ({ signal, log }) => {
    const removed = await expirePersonalData(pool, signal)
    if (removed > 0) log.info({ removed }, 'personal data whose term is over was removed')
  })
}

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
