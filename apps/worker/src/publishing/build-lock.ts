import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from '@app/platform/database/pool'

const LOCK = 'site build'
const MAX_WAIT_MS = 30_000

/** `checkHeld` rejects if the connection with the lock was lost, because another worker may then be building. */
export type BuildLock = { checkHeld: () => Promise<void> }

/**
 * Runs `build` while no other worker builds. A killed worker loses its connection and with it the lock. Rejects if the
 * other build takes longer than 30 s; the queue then retries.
 */
export async function withBuildLock<Result>(
  pool: Pool,
  signal: AbortSignal,
  build: (lock: BuildLock) => Promise<Result>,
): Promise<Result> {
  const connection = await pool.connect()
  let isBroken = false
  try {
    const deadline = Date.now() + MAX_WAIT_MS
    for (;;) {
      const { rows } = await connection.query<{ held: boolean }>(
        'select pg_try_advisory_lock(hashtextextended($1, 0)) as held',
        [LOCK],
      )
      if (rows[0]?.held) break
      if (Date.now() > deadline) throw new Error('another build of the site is still running')
      await wait(100, undefined, { signal })
    }
    return await build({
      checkHeld: async () => {
        await connection.query('select 1')
      },
    })
  } finally {
    await connection.query('select pg_advisory_unlock(hashtextextended($1, 0))', [LOCK]).catch(() => {
      isBroken = true
    })
    // A connection that may still hold the lock must not return to the pool.
    connection.release(isBroken)
  }
}
