import type { Logger } from '@sillar/platform/log/logger'
import { queues } from '@sillar/platform/queue/queues'
import type { PgBoss } from 'pg-boss'

type Cms = { cmsUrl: string; snapshotToken: string }

/**
 * Staff schedule a publish or its end in the CMS. The CMS runs such jobs only while somebody uses it, so the worker
 * asks it to every minute: a campaign that starts on Friday evening needs nobody in the office.
 */
export async function workOnScheduledPublishing(
  boss: PgBoss,
  logger: Logger,
  { cmsUrl, snapshotToken }: Cms,
): Promise<void> {
  await boss.schedule(queues.scheduledPublishing, '* * * * *', {}, { tz: 'America/Lima' })
  await boss.work(queues.scheduledPublishing, { batchSize: 1, pollingIntervalSeconds: 5 }, async () => {
    const response = await fetch(new URL('/api/payload-jobs/run?allQueues=true', cmsUrl), {
      headers: { authorization: `Bearer ${snapshotToken}` },
      signal: AbortSignal.timeout(50_000),
    })
    if (!response.ok) logger.warn({ status: response.status }, 'the CMS did not run its scheduled publishes')
  })
}
