import { scheduledJob, schedules } from '../jobs/job'
import { type SweepContext, sweepFiles } from './sweep-files'

/** Has the role `publish`, because that worker has the releases folder. */
export const sweepUnusedFiles = scheduledJob<Omit<SweepContext, 'now'> & { clock: () => Date }>({
  name: 'sweep-files',
  role: 'publish',
  schedule: schedules.daily(3, 30),
  late: 'Files that are no longer used take up space.',
  timeLimitSeconds: 3600,
  poll: { pollingIntervalSeconds: 30 },
  run: async ({ clock, ...context }, { log }) => {
    const { media, attachments } = await sweepFiles({ ...context, now: clock })
    log.info({ media: media.length, attachments: attachments.length }, 'unused files were removed')
  },
})
