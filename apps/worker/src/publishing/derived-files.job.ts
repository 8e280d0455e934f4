import type { Pool } from '@app/platform/database/pool'
import type { PgBoss } from 'pg-boss'
import { scheduledJob, schedules } from '../jobs/job'
import { withBuildLock } from './build-lock'
import { makeDerivedFiles } from './make-derived-files'
import type { PublishSettings } from './publish'

type Context = Omit<PublishSettings, 'now'> & { boss: PgBoss; pool: Pool; clock: () => Date }

export const DERIVED_FILES_QUEUE = 'derived-files'

const MAX_RUN_MS = 8 * 60_000

/**
 * Runs after every publish. It also runs every five minutes, because an image may have been unreadable, and because a
 * rollback may show a release whose files were never made.
 */
export const derivedFilesJob = scheduledJob<Context>({
  name: DERIVED_FILES_QUEUE,
  role: 'publish',
  schedule: schedules.everyFiveMinutes,
  late: 'Project pages do not link to their brochures, and shared links have no image with the price.',
  timeLimitSeconds: 900,
  queue: { notify: true },
  poll: { pollingIntervalSeconds: 5, notifyPollingIntervalSeconds: 5 },
  run: async (context, { signal, log }) => {
    const { boss, pool, clock } = context
    const outcome = await makeDerivedFiles(
      {
        settings: { ...context, now: clock },
        signal,
        log,
        isPublishing: () => isPublishing(pool),
        withLock: (build) => withBuildLock(pool, signal, build),
      },
      MAX_RUN_MS,
    )
    if (outcome === 'interrupted') await boss.send(DERIVED_FILES_QUEUE, {})
  },
})

async function isPublishing(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query(`select from releases where state in ('waiting', 'building') limit 1`)
  return (rowCount ?? 0) > 0
}
