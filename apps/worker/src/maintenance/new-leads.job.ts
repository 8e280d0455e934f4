import type { Pool } from '@app/platform/database/pool'
import { queues } from '@app/platform/queue/queues'
import { scheduledJob, schedules } from '../jobs/job'
import { ingestLeads } from './ingest-leads'

/** Each run ingests all new leads, so a burst of jobs is handled in a few runs. */
const BATCH_SIZE = 200

/**
 * Ingests leads when they arrive. The run every minute finds leads whose job was lost, or that arrived while no worker
 * was running.
 */
export const newLeads = scheduledJob<{ pool: Pool }>({
  name: queues.newLeads,
  role: 'deliver',
  schedule: schedules.everyMinute,
  late: 'New leads have no owner and are missing at the sales desk.',
  // Every lead has a job and every run ingests all new leads, so few retries are enough.
  queue: { policy: 'standard', retryLimit: 3, retryDelay: 1, deleteAfterSeconds: 3600, notify: true },
  poll: { batchSize: BATCH_SIZE, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 },
  run: async ({ pool }, { log }) => {
    const leadCount = await ingestLeads(pool)
    if (leadCount > 0) log.info({ ingested: leadCount }, 'leads were added to the sales desk')
  },
})
