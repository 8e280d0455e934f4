import { type LeadSource, leadSources } from '@app/domain/source/lead-source'
import type { Pool } from '@app/platform/database/pool'
import type { Logger } from '@app/platform/log/logger'
import { scheduledJob, schedules } from '../jobs/job'
import type { MetaSettings } from './fetch-meta-lead'
import { ingestSourceEvents, META_RETRY_SECONDS } from './ingest-source-events'

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
    const { count } = await ingestSourceEvents(context)
    if (count > 0) log.warn({ events: count }, 'leads of other systems were processed late')
  },
})

/** Meta has its own lane, because only its leads are fetched, and a slow answer must not delay other leads. */
const lanes: readonly LeadSource[][] = [['meta'], leadSources.filter((source) => source !== 'meta')]

/** Turns messages of other systems into leads, every second. */
export function startSourceIngestion(context: SourceContext & { logger: Logger }): void {
  for (const sources of lanes) startLane(context, sources)
}

function startLane({ logger, ...context }: SourceContext & { logger: Logger }, sources: readonly LeadSource[]): void {
  let isRunning = false
  let pausedUntil = 0
  const ingest = async () => {
    if (isRunning || performance.now() < pausedUntil) return
    isRunning = true
    try {
      const { count, isMetaBusy } = await ingestSourceEvents(context, sources)
      if (count > 0) logger.info({ events: count }, 'leads of other systems were processed')
      if (isMetaBusy) {
        pausedUntil = performance.now() + META_RETRY_SECONDS * 1000
        logger.warn('Meta does not hand over leads')
      }
    } catch (err) {
      logger.warn({ err }, 'leads of other systems could not be processed')
    }
    isRunning = false
  }
  setInterval(ingest, INGEST_EVERY_MS).unref()
}
