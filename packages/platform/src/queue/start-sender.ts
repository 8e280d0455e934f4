import { setTimeout as wait } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import type { Logger } from '../log/logger'

/**
 * Starts a sender as soon as the worker has created the queue's schema. It retries until then, so processes can start
 * in any order.
 */
export async function startSender(boss: PgBoss, logger: Logger, signal?: AbortSignal): Promise<void> {
  boss.on('error', (err) => logger.warn({ err }, 'queue connection error'))
  for (let hasWaited = false; !signal?.aborted; hasWaited = true) {
    try {
      await boss.start()
      return
    } catch (err) {
      if (!hasWaited) logger.info({ err }, 'the queue does not exist yet, waiting')
      await wait(1000, undefined, { signal }).catch(() => undefined)
    }
  }
}
