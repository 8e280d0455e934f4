import { scheduledJob, schedules } from '../jobs/job'
import { announcePages, type IndexNow } from './announce-pages'

type Context = { releasesDir: string; publicUrl: string; indexNow?: IndexNow | undefined }

/** Runs every minute instead of after a publish, so it also runs after a rollback and repeats a failed call. */
export const announceChangedPages = scheduledJob<Context>({
  name: 'announce-pages',
  role: 'publish',
  schedule: schedules.everyMinute,
  late: 'Search engines do not learn which pages changed.',
  isOff: ({ indexNow }) => indexNow === undefined,
  run: async ({ releasesDir, publicUrl, indexNow }, { signal, log }) => {
    if (!indexNow) return
    const urls = await announcePages({ releasesDir, publicUrl, indexNow, signal })
    if (urls.length > 0) log.info({ pages: urls.length }, 'search engines were told which pages changed')
  },
})
