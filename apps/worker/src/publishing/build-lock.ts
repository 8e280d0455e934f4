import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from '@app/platform/database/pool'

const LOCK = 'site build'
const PATIENCE_MS = 30_000

/** `stillHeld` rejects if the connection that holds the lock was lost: another worker may be building. */
export type BuildLock = { stillHeld: () => Promise<void> }

/**
 * Runs `build` while no other worker builds. A killed worker loses its connection and so the lock. Rejects if
 * another build takes too long; the queue then retries.
 */
export async function withBuildLock<Result>(
  pool: Pool,
  signal: AbortSignal,
  build: (lock: BuildLock) => Promise<Result>,
): Promise<Result> {
  const connection = await pool.connect()
  let isBroken = false
  try {
    const deadline = Date.now() + PATIENCE_MS
    for (;;) {
      const { rows } = await connection.query<{ held: boolean }>(
        'select pg_try_advisory_lock(hashtextextended($1, 0)) as held',
        [LOCK],
      )
      if (rows[0]?.held) break
      if (Date.now() > deadline) throw new Error('another build of the site is still running')
      await wait(500, undefined, { signal })
    }
    return await build({
      stillHeld: async () => {
        await connection.query('select 1')
      },
    })
  } finally {
    await connection.query('select pg_advisory_unlock(hashtextextended($1, 0))', [LOCK]).catch(() => {
      isBroken = true
    })
    // Do not return a connection to the pool that may still hold the lock.
    connection.release(isBroken)
  }
}
