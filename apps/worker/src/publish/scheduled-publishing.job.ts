import type { Pool } from '@sillar/platform/database/pool'
import type { Logger } from '@sillar/platform/log/logger'
import { queues } from '@sillar/platform/queue/queues'
import type { PgBoss } from 'pg-boss'
import { recordWhatIsOnline } from './record-release'
import { isAskedAgain } from './release-requests'

type Cms = { cmsUrl: string; snapshotToken: string; releasesDir: string }

/** Payload runs ten at a time unless told otherwise; a campaign may begin with more records than that. */
const AT_ONCE = 200

/**
 * Staff schedule a publish or its end in the CMS. The CMS runs such jobs only while somebody uses it, so the worker
 * asks it to every minute: a campaign that starts on Friday evening needs nobody in the office.
 */
export async function workOnScheduledPublishing(boss: PgBoss, pool: Pool, logger: Logger, cms: Cms): Promise<void> {
  await boss.schedule(queues.scheduledPublishing, '* * * * *', {}, { tz: 'America/Lima' })
  await boss.work(queues.scheduledPublishing, { batchSize: 1, pollingIntervalSeconds: 1 }, async () => {
    // A transaction that took longer than a whole build committed its request when nobody looked any more.
    if (await isAskedAgain(pool)) await boss.send(queues.publish, {})
    await recordWhatIsOnline(pool, cms.releasesDir)
    await runScheduled(logger, cms)
  })
}

async function runScheduled(logger: Logger, { cmsUrl, snapshotToken }: Cms): Promise<void> {
  const response = await fetch(new URL(`/api/payload-jobs/run?allQueues=true&limit=${AT_ONCE}`, cmsUrl), {
    headers: { authorization: `Bearer ${snapshotToken}` },
    signal: AbortSignal.timeout(50_000),
  })
  await response.body?.cancel()
  if (!response.ok) logger.warn({ status: response.status }, 'the CMS did not run its scheduled publishes')
}
