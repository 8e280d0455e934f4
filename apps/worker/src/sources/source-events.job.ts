import type { Pool } from '@app/platform/database/pool'
import type { Logger } from '@app/platform/log/logger'
import { scheduledJob, schedules } from '../jobs/job'
import type { MetaSettings } from './fetch-meta-lead'
import { ingestSourceEvents } from './ingest-source-events'

const INGEST_EVERY_MS = 1000

type SourceContext = { pool: Pool; meta: MetaSettings | undefined }

/**
 * Makes a failure to process messages of other systems visible in metrics and alerts. `startSourceIngestion` does the
 * work.
 */
export const sourceEvents = scheduledJob<SourceContext>({
  name: 'source-events',
  role: 'deliver',
  schedule: schedules.everyMinute,
  late: 'Leads of Meta, portals and other systems do not reach the sales desk.',
  run: async (context, { log }) => {
    const count = await ingestSourceEvents(context)
    if (count > 0) log.warn({ events: count }, 'leads of other systems were processed late')
  },
})

/** Turns messages of other systems into leads, every second. */
export function startSourceIngestion({ logger, ...context }: SourceContext & { logger: Logger }): void {
  let isRunning = false
  const ingest = async () => {
    if (isRunning) return
    isRunning = true
    try {
      const count = await ingestSourceEvents(context)
      if (count > 0) logger.info({ events: count }, 'leads of other systems were processed')
    } catch (err) {
      logger.warn({ err }, 'leads of other systems could not be processed')
    }
    isRunning = false
  }
  setInterval(ingest, INGEST_EVERY_MS).unref()
}
