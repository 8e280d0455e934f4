import { scheduledJob, schedules } from '../jobs/job'
import { type SweptPlaces, sweepFiles } from './sweep-files'

/** Runs on the worker that has the releases folder. */
export const sweepUnusedFiles = scheduledJob<Omit<SweptPlaces, 'now'> & { clock: () => Date }>({
  name: 'sweep-files',
  role: 'publish',
  schedule: schedules.daily(3, 30),
  late: 'Files that are no longer used take up space.',
  timeLimitSeconds: 3600,
  poll: { pollingIntervalSeconds: 30 },
  run: async ({ clock, ...places }, { log }) => {
    const { media, attachments } = await sweepFiles({ ...places, now: clock })
    log.info({ media: media.length, attachments: attachments.length }, 'unused files were removed')
  },
})
