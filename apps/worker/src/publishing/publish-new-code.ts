import type { Pool } from '@sillar/platform/database/pool'
import type { Logger } from '@sillar/platform/log/logger'
import { askForRelease } from '@sillar/platform/queue/ask-for-release'
import type { PgBoss } from 'pg-boss'
import { newestCodeVersion } from './release-folder'
import { codeVersion } from './site-code'

type Site = { releasesDir: string; siteDir: string }

/**
 * At start: asks for a release when the newest one is of older code. The very first one is for staff to ask for. The one
 * that visitors see may be older: somebody went back to it, and a restart of this process must not undo that.
 */
export async function publishNewCode(boss: PgBoss, pool: Pool, logger: Logger, site: Site): Promise<void> {
  const newest = await newestCodeVersion(site.releasesDir)
  if (newest === null || newest === (await codeVersion(site.siteDir))) return
  const db = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) }
  await askForRelease(boss, db, { kind: 'publish', askedBy: null, reason: 'Nueva versión del sitio', changes: [] })
  logger.info('the release is of other code: publishing')
}
