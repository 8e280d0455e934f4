import type { Logger } from '@sillar/platform/log/logger'
import { queues } from '@sillar/platform/queue/queues'
import type { PgBoss } from 'pg-boss'
import { currentCodeVersion } from './release-folder'
import { codeVersion } from './site-code'

type Site = { releasesDir: string; siteDir: string }

/** At start: asks for a release when visitors see one of older code. The very first one is for staff to ask for. */
export async function publishNewCode(boss: PgBoss, logger: Logger, { releasesDir, siteDir }: Site): Promise<void> {
  const shown = await currentCodeVersion(releasesDir)
  if (shown === null || shown === (await codeVersion(siteDir))) return
  await boss.send(queues.publish, { cause: 'new code' })
  logger.info('the release is of other code: publishing')
}
