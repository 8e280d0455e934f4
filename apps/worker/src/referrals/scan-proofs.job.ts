import type { Pool } from '@sillar/platform/database/pool'
import { queues } from '@sillar/platform/queue/queues'
import type { FileStore } from '@sillar/platform/storage/file-store'
import type { VirusScanner } from '../deliver/virus-scanner'
import { type Scheduled, schedules } from '../jobs/scheduled'

type Places = { pool: Pool; privateStore: Pick<FileStore, 'get' | 'remove'>; scanner: VirusScanner | undefined }

/** Every minute: receipts of rewards are opened by managers, who can wait as long. */
export async function workOnProofs(scheduled: Scheduled, places: Places): Promise<void> {
  await scheduled(queues.scanProofs, schedules.everyMinute, async ({ signal, log }) => {
    const { infected, unanswered } = await scanProofs(places, signal)
    if (infected > 0) log.error({ infected }, 'receipts of rewards were infected and were removed')
    if (unanswered.length > 0)
      throw new AggregateError(unanswered, `${unanswered.length} receipts of rewards could not be scanned`)
  })
}

/** A scanner that does not answer is asked again in a minute; without one, files are given as complaints' are. */
export async function scanProofs(
  { pool, privateStore, scanner }: Places,
  signal?: AbortSignal,
): Promise<{ infected: number; unanswered: unknown[] }> {
  const { rows } = await pool.query<{ id: string; key: string }>(
    `select id, key from reward_proofs where scan = 'pending' order by created_at limit 50`,
  )
  let infected = 0
  const unanswered: unknown[] = []
  for (const { id, key } of rows) {
    signal?.throwIfAborted()
    const verdict = scanner
      ? await scan(scanner, privateStore, key).catch((error) => void unanswered.push(error))
      : 'none'
    if (!verdict) continue
    await pool.query('update reward_proofs set scan = $2, updated_at = now() where id = $1', [id, verdict])
    if (verdict !== 'infected') continue
    infected += 1
    // If this is cut short, the nightly sweep removes what is infected.
    await privateStore.remove(key)
  }
  return { infected, unanswered }
}

const scan = async (scanner: VirusScanner, privateStore: Places['privateStore'], key: string) =>
  scanner(await privateStore.get(key))
