import type { Pool } from '@sillar/platform/database/pool'
import type { Logger } from '@sillar/platform/log/logger'
import { queues } from '@sillar/platform/queue/queues'
import type { PgBoss } from 'pg-boss'

/** So many at once: the tables stay free for visitors in between. */
const AT_ONCE = 200
const MOST_ROUNDS = 100

/**
 * Every night what nobody needs any more is removed. What that is, and what has to stay, is decided in the database
 * (expire_personal_data): this process may not delete by itself.
 */
export async function workOnRetention(boss: PgBoss, pool: Pool, logger: Logger): Promise<void> {
  await boss.schedule(queues.retention, '45 3 * * *', {}, { tz: 'America/Lima' })
  await boss.work(queues.retention, { pollingIntervalSeconds: 30 }, async () => {
    const removed = await expirePersonalData(pool)
    if (removed > 0) logger.info({ removed }, 'personal data whose term is over was removed')
  })
}

export async function expirePersonalData(pool: Pool): Promise<number> {
  let removed = 0
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const { rows } = await pool.query<{ result: string }>('select result from expire_personal_data($1)', [AT_ONCE])
    const gone = rows.filter(({ result }) => result === 'erased' || result === 'anonymised').length
    removed += gone
    if (gone === 0) return removed
  }
  return removed
}
