import type { Pool } from '@sillar/platform/database/pool'
import type { Logger } from '@sillar/platform/log/logger'
import { queues } from '@sillar/platform/queue/queues'
import type { PgBoss } from 'pg-boss'
import { ingestLeads } from './ingest-leads'

type Context = { boss: PgBoss; pool: Pool; logger: Logger }

/** A burst of leads is ingested by a few jobs: each one takes whatever is new. */
const JOBS_AT_ONCE = 200

/**
 * Ingests leads when they arrive. Each minute a job of the clock looks for leads whose own job was lost, and for those
 * that came while no worker ran.
 */
export async function workOnNewLeads({ boss, pool, logger }: Context): Promise<void> {
  await boss.schedule(queues.newLeads, '* * * * *', {}, { tz: 'America/Lima' })
  const options = { batchSize: JOBS_AT_ONCE, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 }
  await boss.work(queues.newLeads, options, async () => {
    const ingested = await ingestLeads(pool)
    if (ingested > 0) logger.info({ ingested }, 'leads came to the sales desk')
  })
}
