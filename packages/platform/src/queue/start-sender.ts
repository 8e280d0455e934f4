import { setTimeout as wait } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import type { Logger } from '../log/logger'

/**
 * Starts a sender as soon as the worker has created the queue's schema. Until then the process lives and says it is
 * not ready, so that the order in which processes start does not matter.
 */
export async function startSender(boss: PgBoss, logger: Logger, signal?: AbortSignal): Promise<void> {
  boss.on('error', (err) => logger.warn({ err }, 'queue connection trouble'))
  for (let waited = false; !signal?.aborted; waited = true) {
    try {
      await boss.start()
      return
    } catch (err) {
      if (!waited) logger.info({ err }, 'the queue is not there yet, waiting')
      await wait(1000, undefined, { signal }).catch(() => undefined)
    }
  }
}
