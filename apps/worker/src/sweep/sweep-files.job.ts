import type { Logger } from '@sillar/platform/log/logger'
import { queues } from '@sillar/platform/queue/queues'
import type { PgBoss } from 'pg-boss'
import { type SweptPlaces, sweepFiles } from './sweep-files'

/** Every night, by the worker that has the folder of releases. */
export async function workOnSweep(boss: PgBoss, logger: Logger, places: SweptPlaces): Promise<void> {
  await boss.schedule(queues.sweepFiles, '30 3 * * *', {}, { tz: 'America/Lima' })
  await boss.work(queues.sweepFiles, { pollingIntervalSeconds: 30 }, async () => {
    const { media, attachments } = await sweepFiles(places)
    logger.info({ media: media.length, attachments: attachments.length }, 'files that nobody names were removed')
  })
}
