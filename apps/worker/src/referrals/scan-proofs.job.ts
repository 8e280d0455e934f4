import type { Pool } from '@sillar/platform/database/pool'
import type { Logger } from '@sillar/platform/log/logger'
import { queues } from '@sillar/platform/queue/queues'
import type { FileStore } from '@sillar/platform/storage/file-store'
import type { PgBoss } from 'pg-boss'
import type { VirusScanner } from '../deliver/virus-scanner'

type Places = { pool: Pool; privateStore: Pick<FileStore, 'get' | 'remove'>; scanner: VirusScanner | undefined }

/** Every minute: receipts of rewards are opened by managers, who can wait as long. */
export async function workOnProofs(boss: PgBoss, logger: Logger, places: Places): Promise<void> {
  await boss.schedule(queues.scanProofs, '* * * * *')
  await boss.work(queues.scanProofs, { pollingIntervalSeconds: 5 }, async () => {
    const infected = await scanProofs(places)
    if (infected > 0) logger.error({ infected }, 'receipts of rewards were infected and were removed')
  })
}

/** A scanner that does not answer is asked again in a minute; without one, files are given as complaints' are. */
export async function scanProofs({ pool, privateStore, scanner }: Places): Promise<number> {
  const { rows } = await pool.query<{ id: string; key: string }>(
    `select id, key from reward_proofs where scan = 'pending' order by created_at limit 50`,
  )
  let infected = 0
  for (const { id, key } of rows) {
    const verdict = scanner ? await scanner(await privateStore.get(key)).catch(() => undefined) : 'none'
    if (!verdict) continue
    await pool.query('update reward_proofs set scan = $2, updated_at = now() where id = $1', [id, verdict])
    if (verdict !== 'infected') continue
    infected += 1
    // If this is cut short, the nightly sweep removes what is infected.
    await privateStore.remove(key)
  }
  return infected
}
