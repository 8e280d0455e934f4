import { mkdir } from 'node:fs/promises'
import type { Pool } from '@sillar/platform/database/pool'
import type { Logger } from '@sillar/platform/log/logger'
import { queues } from '@sillar/platform/queue/queues'
import type { PgBoss } from 'pg-boss'
import { countVisitFiles } from './count-site-visit-files'

type Context = { boss: PgBoss; pool: Pool; logger: Logger; clock: () => Date; siteVisitsDir: string }

/** By the worker that has the folder into which nginx writes where visits begin. */
export async function workOnSiteVisits({ boss, pool, logger, clock, siteVisitsDir }: Context): Promise<void> {
  await mkdir(siteVisitsDir, { recursive: true })
  await boss.schedule(queues.countSiteVisits, '*/5 * * * *')
  await boss.work(queues.countSiteVisits, { pollingIntervalSeconds: 30 }, async () => {
    const visits = await countVisitFiles({ pool, siteVisitsDir, now: clock() })
    if (visits > 0) logger.info({ visits }, 'visits of the site were counted')
  })
}
