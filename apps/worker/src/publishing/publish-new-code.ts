import type { Logger } from '@app/platform/log/logger'
import { queueRelease } from '@app/platform/queue/queue-release'
import type { PgBoss } from 'pg-boss'
import { findNewestRelease, readCodeVersion } from './release-folder'
import type { Renderers } from './renderers'

type Site = { releasesDir: string; renderers: Renderers }

/**
 * Requests a release at startup if the newest release was built by other code; staff request the very first release.
 * Does not compare with the online release, because a restart must not undo a rollback.
 */
export async function publishNewCode(boss: PgBoss, logger: Logger, { releasesDir, renderers }: Site): Promise<void> {
  const release = await findNewestRelease(releasesDir)
  if (!release || (await readCodeVersion(release)) === (await renderers.version())) return
  await queueRelease(boss, boss.getDb(), {
    kind: 'publish',
    askedBy: null,
    reason: 'Nueva versión del sitio',
    changes: [],
  })
  logger.info('the newest release was built by other code: publishing')
}
