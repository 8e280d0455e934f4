import type { Pool } from '@app/platform/database/pool'
import type { Logger } from '@app/platform/log/logger'
import { scheduledJob, schedules } from '../jobs/job'
import { type NoticeContext, notifyOfNewLeads } from '../notices/due-notices.job'
import { ingestLeads } from './ingest-leads'

const INGEST_EVERY_MS = 1000

/** Makes failed ingestion visible in metrics and alerts. It finds no leads while `startIngestion` works. */
export const newLeads = scheduledJob<{ pool: Pool }>({
  name: 'new-leads',
  role: 'deliver',
  schedule: schedules.everyMinute,
  late: 'New leads have no owner and are missing at the sales desk.',
  run: async ({ pool }, { log }) => {
    const leadCount = await ingestLeads(pool)
    if (leadCount > 0) log.warn({ ingested: leadCount }, 'leads were added to the sales desk late')
  },
})

/**
 * Adds new leads to the sales desk and notifies their owners every second, so that storing a lead does not wait for a
 * notification.
 */
export function startIngestion({ logger, ...context }: NoticeContext & { logger: Logger }): void {
  let isRunning = false
  const ingest = async () => {
    if (isRunning) return
    isRunning = true
    try {
      const leadCount = await ingestLeads(context.pool)
      if (leadCount > 0) logger.info({ ingested: leadCount }, 'leads were added to the sales desk')
      const noticeCount = await notifyOfNewLeads(context)
      if (noticeCount > 0) logger.info({ notices: noticeCount }, 'staff were notified of new leads')
    } catch (err) {
      logger.warn({ err }, 'new leads could not be added to the sales desk')
    }
    isRunning = false
  }
  setInterval(ingest, INGEST_EVERY_MS).unref()
}
