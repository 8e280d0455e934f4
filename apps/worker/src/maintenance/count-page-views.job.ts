import { mkdir } from 'node:fs/promises'
import type { Pool } from '@app/platform/database/pool'
import { scheduledJob, schedules } from '../jobs/job'
import { countVisitFiles } from './count-page-view-files'

type Context = { pool: Pool; clock: () => Date; siteVisitsDir: string | undefined }

/** Has the role `publish`, because that worker has the folder of nginx's page view logs. */
export const countPageViews = scheduledJob<Context>({
  name: 'count-site-visits',
  role: 'publish',
  schedule: schedules.everyFiveMinutes,
  late: 'The funnel lacks the latest page views.',
  timeLimitSeconds: 15 * 60,
  poll: { pollingIntervalSeconds: 30 },
  isOff: ({ siteVisitsDir }) => !siteVisitsDir,
  run: async ({ pool, clock, siteVisitsDir }, { log }) => {
    if (!siteVisitsDir) return
    await mkdir(siteVisitsDir, { recursive: true })
    const pageViews = await countVisitFiles({ pool, siteVisitsDir, now: clock() })
    if (pageViews > 0) log.info({ visits: pageViews }, 'page views were counted')
  },
})
