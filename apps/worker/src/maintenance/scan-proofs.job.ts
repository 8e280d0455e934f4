import type { Pool } from '@app/platform/database/pool'
import type { FileStore } from '@app/platform/storage/file-store'
import { checkFile, type FileChecks, isUnsafe } from '../files/check-file'
import { scheduledJob, schedules } from '../jobs/job'

type ScanContext = FileChecks & { pool: Pool; privateStore: Pick<FileStore, 'get' | 'remove'> }

/** Runs every minute, because managers can wait that long before they open the receipt of a reward. */
export const scanNewProofs = scheduledJob<ScanContext>({
  name: 'scan-proofs',
  role: 'deliver',
  schedule: schedules.everyMinute,
  late: 'Receipts of rewards cannot be opened.',
  timeLimitSeconds: 15 * 60,
  run: async ({ pool, privateStore, inspect, scanner }, { signal, log }) => {
    const { removedCount, errors } = await scanProofs({ pool, privateStore, inspect, scanner }, signal)
    if (removedCount > 0) log.error({ removed: removedCount }, 'unsafe reward receipts were removed')
    if (errors.length > 0) throw new AggregateError(errors, `${errors.length} reward receipts could not be checked`)
  },
})

/** Scans new receipts of rewards. If a check is unavailable, the next run scans the receipt again. */
export async function scanProofs(
  { pool, privateStore, ...checks }: ScanContext,
  signal?: AbortSignal,
): Promise<{ removedCount: number; errors: unknown[] }> {
  const { rows } = await pool.query<{ id: string; key: string; type: string }>(
    `select id, key, type from reward_proofs where scan = 'pending' order by created_at limit 50`,
  )
  let removedCount = 0
  const errors: unknown[] = []
  const inspectProof = async (key: string, type: string) => checkFile(checks, await privateStore.get(key), type)
  for (const { id, key, type } of rows) {
    signal?.throwIfAborted()
    const verdict = await inspectProof(key, type).catch((error: unknown) => void errors.push(error))
    if (!verdict) continue
    await pool.query('update reward_proofs set scan = $2, updated_at = now() where id = $1', [id, verdict])
    if (!isUnsafe(verdict)) continue
    removedCount += 1
    // If the worker stops here, the nightly sweep removes the file.
    await privateStore.remove(key)
  }
  return { removedCount, errors }
}
