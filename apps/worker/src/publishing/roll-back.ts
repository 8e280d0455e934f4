import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from '@app/platform/log/logger'
import type { Pool } from 'pg'
import { type PublishSettings, VISIBLE_AFTER_MS } from './publish'
import { recordOnline, recordProblems } from './record-release'
import { listReleases, switchTo } from './release-folder'

type RollBackContext = { pool: Pool; logger: Logger; settings: Pick<PublishSettings, 'releasesDir'> }

/** Switches to a kept release without building. The next change of content is published as usual. */
export async function rollBack(
  { pool, logger, settings }: RollBackContext,
  { id, target }: { id: string; target: string },
): Promise<void> {
  const { releasesDir } = settings
  if (!(await listReleases(releasesDir)).includes(target)) {
    const sentence = 'Esa versión ya no se guarda: elige una más reciente.'
    logger.error({ release: target }, 'the release to roll back to no longer exists')
    const problems = [{ record: null, title: null, path: null, field: null, sentence }]
    return recordProblems(pool, id, 'refused', { seconds: 0, problems })
  }
  await switchTo(releasesDir, target)
  await wait(VISIBLE_AFTER_MS)
  await recordOnline(pool, id, VISIBLE_AFTER_MS / 1000, releasesDir)
  logger.warn({ release: target }, 'rolled back to an older release')
}
