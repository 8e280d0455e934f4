import { mkdir } from 'node:fs/promises'
import type { Pool } from '@app/platform/database/pool'
import { scheduledJob, schedules } from '../jobs/job'
import { countWebVitalFiles } from './count-web-vital-files'

type Context = { pool: Pool; clock: () => Date; pageViewsDir: string | undefined }

/** Has the role `publish`, because that worker has the folder of nginx's logs. */
export const countWebVitals = scheduledJob<Context>({
  name: 'count-web-vitals',
  role: 'publish',
  schedule: schedules.everyFiveMinutes,
  late: 'The speed page lacks the latest measurements.',
  timeLimitSeconds: 15 * 60,
  poll: { pollingIntervalSeconds: 30 },
  isOff: ({ pageViewsDir }) => !pageViewsDir,
  run: async ({ pool, clock, pageViewsDir }, { log }) => {
    if (!pageViewsDir) return
    await mkdir(pageViewsDir, { recursive: true })
    const values = await countWebVitalFiles({ pool, pageViewsDir, now: clock() })
    if (values > 0) log.info({ values }, 'web vitals were counted')
  },
})
