import { setTimeout as wait } from 'node:timers/promises'
import { VISIBLE_AFTER_MS } from './publish'
import type { PublishContext } from './publish.job'
import { recordOnline, recordProblems } from './record-release'
import { listReleases, switchTo } from './release-folder'

/** Switches to a kept release without building. The next change of content is published as usual. */
export async function rollBack(
  { pool, logger, settings }: PublishContext,
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
