import type { Pool } from '@sillar/platform/database/pool'
import { queues } from '@sillar/platform/queue/queues'
import { type Scheduled, schedules } from '../jobs/scheduled'
import { ingestLeads } from './ingest-leads'

/** A burst of leads is ingested by a few jobs: each one takes whatever is new. */
const JOBS_AT_ONCE = 200

/**
 * Ingests leads when they arrive. Each minute a job of the clock looks for leads whose own job was lost, and for those
 * that came while no worker ran.
 */
export async function workOnNewLeads(scheduled: Scheduled, pool: Pool): Promise<void> {
  const poll = { batchSize: JOBS_AT_ONCE, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 }
  await scheduled(queues.newLeads, { ...schedules.everyMinute, ...poll }, async ({ log }) => {
    const ingested = await ingestLeads(pool)
    if (ingested > 0) log.info({ ingested }, 'leads came to the sales desk')
  })
}
