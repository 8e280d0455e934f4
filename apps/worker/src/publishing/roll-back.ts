import { setTimeout as wait } from 'node:timers/promises'
import { VISIBLE_AFTER_MS } from './publish'
import type { Publishing } from './publish.job'
import { recordOnline, recordProblems } from './record-release'
import { listReleases, switchTo } from './release-folder'

/** Goes back to a release that is still kept. Nothing is built; the next change of content publishes as usual. */
export async function rollBack(
  { pool, logger, settings }: Publishing,
  { id, target }: { id: string; target: string },
): Promise<void> {
  const { releasesDir } = settings
  if (!(await listReleases(releasesDir)).includes(target)) {
    const sentence = 'Esa versión ya no se guarda: elige una más reciente.'
    logger.error({ release: target }, 'there is no such release to go back to')
    const problems = [{ record: null, title: null, path: null, field: null, sentence }]
    return recordProblems(pool, id, 'refused', { seconds: 0, problems })
  }
  await switchTo(releasesDir, target)
  await wait(VISIBLE_AFTER_MS)
  await recordOnline(pool, id, VISIBLE_AFTER_MS / 1000, releasesDir)
  logger.warn({ release: target }, 'went back to an older release')
}
