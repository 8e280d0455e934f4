// What the worker does by the clock, besides publishing: each is a queue of its own, so that with several workers one
// of them does it, and a run that was missed is made up for by the next.
import type { Pool } from '@sillar/platform/database/pool'
import type { Logger } from '@sillar/platform/log/logger'
import { queues } from '@sillar/platform/queue/queues'
import type { FileStore } from '@sillar/platform/storage/file-store'
import type { PgBoss } from 'pg-boss'
import { queueLostDeliveries } from './deliver/queue-lost-deliveries'
import { sweepFiles } from './sweep/sweep-files'

type Context = {
  pool: Pool
  boss: PgBoss
  logger: Logger
  mediaStore: FileStore
  privateStore: FileStore
  releasesDir: string
  clock: () => Date
}

export async function keepHouse(context: Context): Promise<void> {
  const { boss, logger } = context
  const inLima = { tz: 'America/Lima' }

  await boss.schedule(queues.lostDeliveries, '* * * * *', {}, inLima)
  await boss.work(queues.lostDeliveries, { pollingIntervalSeconds: 5 }, async () => {
    await queueLostDeliveries(context)
  })

  await boss.schedule(queues.sweepFiles, '30 3 * * *', {}, inLima)
  await boss.work(queues.sweepFiles, { pollingIntervalSeconds: 30 }, async () => {
    const { media, attachments } = await sweepFiles({ ...context, now: context.clock })
    logger.info({ media: media.length, attachments: attachments.length }, 'files that nobody names were removed')
  })
}
