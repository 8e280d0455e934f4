import type { Pool } from '@sillar/platform/database/pool'
import { queues } from '@sillar/platform/queue/queues'
import type { FileStore } from '@sillar/platform/storage/file-store'
import { checkFile, type FileChecks, isRemoved } from '../files/check-file'
import { type Scheduled, schedules } from '../jobs/scheduled'

type Places = FileChecks & { pool: Pool; privateStore: Pick<FileStore, 'get' | 'remove'> }

/** Every minute: receipts of rewards are opened by managers, who can wait as long. */
export async function workOnProofs(scheduled: Scheduled, places: Places): Promise<void> {
  await scheduled(queues.scanProofs, schedules.everyMinute, async ({ signal, log }) => {
    const { removed, unanswered } = await scanProofs(places, signal)
    if (removed > 0) log.error({ removed }, 'receipts of rewards did not pass and were removed')
    if (unanswered.length > 0)
      throw new AggregateError(unanswered, `${unanswered.length} receipts of rewards could not be checked`)
  })
}

/** A check that is not available is tried again in a minute. */
export async function scanProofs(
  { pool, privateStore, ...checks }: Places,
  signal?: AbortSignal,
): Promise<{ removed: number; unanswered: unknown[] }> {
  const { rows } = await pool.query<{ id: string; key: string; type: string }>(
    `select id, key, type from reward_proofs where scan = 'pending' order by created_at limit 50`,
  )
  let removed = 0
  const unanswered: unknown[] = []
  const verdictOf = async (key: string, type: string) => checkFile(checks, await privateStore.get(key), type)
  for (const { id, key, type } of rows) {
    signal?.throwIfAborted()
    const verdict = await verdictOf(key, type).catch((error: unknown) => void unanswered.push(error))
    if (!verdict) continue
    await pool.query('update reward_proofs set scan = $2, updated_at = now() where id = $1', [id, verdict])
    if (!isRemoved(verdict)) continue
    removed += 1
    // If this is cut short, the nightly sweep removes what did not pass.
    await privateStore.remove(key)
  }
  return { removed, unanswered }
}
