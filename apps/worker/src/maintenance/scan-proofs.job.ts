import type { Pool } from '@app/platform/database/pool'
import type { FileStore } from '@app/platform/storage/file-store'
import { checkFile, type FileChecks, isRemoved } from '../files/check-file'
import { scheduledJob, schedules } from '../jobs/job'

type Places = FileChecks & { pool: Pool; privateStore: Pick<FileStore, 'get' | 'remove'> }

/** Every minute is often enough: managers can wait that long to open a reward receipt. */
export const scanNewProofs = scheduledJob<Places>({
  name: 'scan-proofs',
  role: 'deliver',
  schedule: schedules.everyMinute,
  late: 'Receipts of rewards cannot be opened.',
  timeLimitSeconds: 15 * 60,
  run: async ({ pool, privateStore, inspect, scanner }, { signal, log }) => {
    const { removed, unanswered } = await scanProofs({ pool, privateStore, inspect, scanner }, signal)
    if (removed > 0) log.error({ removed }, 'unsafe reward receipts were removed')
    if (unanswered.length > 0)
      throw new AggregateError(unanswered, `${unanswered.length} reward receipts could not be checked`)
  },
})

/** Scans new receipts. If a check is unavailable, the next run retries it. */
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
    // If this is interrupted, the nightly sweep removes the file.
    await privateStore.remove(key)
  }
  return { removed, unanswered }
}
