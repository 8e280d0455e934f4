import { mkdir } from 'node:fs/promises'
import type { Pool } from '@app/platform/database/pool'
import { scheduledJob, schedules } from '../jobs/job'
import { countPageViewFiles } from './count-page-view-files'

type Context = { pool: Pool; clock: () => Date; pageViewsDir: string | undefined }

/** Has the role `publish`, because that worker has the folder of nginx's page view logs. */
export const countPageViews = scheduledJob<Context>({
  name: 'count-page-views',
  role: 'publish',
  schedule: schedules.everyFiveMinutes,
  late: 'The funnel lacks the latest page views.',
  timeLimitSeconds: 15 * 60,
  poll: { pollingIntervalSeconds: 30 },
  isOff: ({ pageViewsDir }) => !pageViewsDir,
  run: async ({ pool, clock, pageViewsDir }, { log }) => {
    if (!pageViewsDir) return
    await mkdir(pageViewsDir, { recursive: true })
    const pageViews = await countPageViewFiles({ pool, pageViewsDir, now: clock() })
    if (pageViews > 0) log.info({ pageViews }, 'page views were counted')
  },
})
