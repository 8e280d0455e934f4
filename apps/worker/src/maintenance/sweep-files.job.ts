import { queues } from '@sillar/platform/queue/queues'
import { type Scheduled, schedules } from '../jobs/scheduled'
import { type SweptPlaces, sweepFiles } from './sweep-files'

/** Every night, by the worker that has the folder of releases. */
export async function workOnSweep(scheduled: Scheduled, places: SweptPlaces): Promise<void> {
  const nightly = { ...schedules.daily(3, 30), pollingIntervalSeconds: 30 }
  await scheduled(queues.sweepFiles, nightly, async ({ log }) => {
    const { media, attachments } = await sweepFiles(places)
    log.info({ media: media.length, attachments: attachments.length }, 'unused files were removed')
  })
}
