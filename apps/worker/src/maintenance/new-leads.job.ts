import type { Pool } from '@app/platform/database/pool'
import { queues } from '@app/platform/queue/queues'
import { scheduledJob, schedules } from '../jobs/job'
import { ingestLeads } from './ingest-leads'

/** A burst of leads is ingested by a few runs: each one takes all new leads. */
const JOBS_AT_ONCE = 200

/**
 * Ingests leads when they arrive. The run every minute finds leads whose own job was lost, or that arrived while no
 * worker was running.
 */
export const newLeads = scheduledJob<{ pool: Pool }>({
  name: queues.newLeads,
  role: 'deliver',
  schedule: schedules.everyMinute,
  late: 'New leads have no owner and are missing at the sales desk.',
  // One job per lead, and each ingests all new leads, so the next one makes up for a failed one.
  queue: { policy: 'standard', retryLimit: 3, retryDelay: 1, deleteAfterSeconds: 3600, notify: true },
  poll: { batchSize: JOBS_AT_ONCE, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 },
  run: async ({ pool }, { log }) => {
    const ingested = await ingestLeads(pool)
    if (ingested > 0) log.info({ ingested }, 'leads were added to the sales desk')
  },
})
