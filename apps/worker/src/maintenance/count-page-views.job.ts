import { mkdir } from 'node:fs/promises'
import type { Pool } from '@sillar/platform/database/pool'
import { queues } from '@sillar/platform/queue/queues'
import { type Scheduled, schedules } from '../jobs/scheduled'
import { countVisitFiles } from './count-page-view-files'

type Context = { pool: Pool; clock: () => Date; siteVisitsDir: string }

/** By the worker that has the folder into which nginx writes where visits begin. */
export async function workOnSiteVisits(scheduled: Scheduled, { pool, clock, siteVisitsDir }: Context): Promise<void> {
  await mkdir(siteVisitsDir, { recursive: true })
  const schedule = { ...schedules.everyFiveMinutes, pollingIntervalSeconds: 30 }
  await scheduled(queues.countSiteVisits, schedule, async ({ log }) => {
    const visits = await countVisitFiles({ pool, siteVisitsDir, now: clock() })
    if (visits > 0) log.info({ visits }, 'visits of the site were counted')
  })
}
