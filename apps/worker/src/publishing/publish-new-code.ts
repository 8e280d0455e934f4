import type { Pool } from '@app/platform/database/pool'
import type { Logger } from '@app/platform/log/logger'
import { queueRelease } from '@app/platform/queue/queue-release'
import type { PgBoss } from 'pg-boss'
import { newestCodeVersion } from './release-folder'
import { codeVersion } from './site-code'

type SiteFolders = { releasesDir: string; siteDir: string }

/**
 * Requests a release at startup if the newest release was built by other code; staff request the very first release.
 * Does not compare with the release online, because a restart must not undo a rollback.
 */
export async function publishNewCode(boss: PgBoss, pool: Pool, logger: Logger, site: SiteFolders): Promise<void> {
  const newestVersion = await newestCodeVersion(site.releasesDir)
  if (newestVersion === null || newestVersion === (await codeVersion(site.siteDir))) return
  const db = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) }
  await queueRelease(boss, db, { kind: 'publish', askedBy: null, reason: 'Nueva versión del sitio', changes: [] })
  logger.info('the newest release was built by other code: publishing')
}
