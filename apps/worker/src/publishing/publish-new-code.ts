import type { Pool } from '@app/platform/database/pool'
import type { Logger } from '@app/platform/log/logger'
import { queueRelease } from '@app/platform/queue/queue-release'
import type { PgBoss } from 'pg-boss'
import { newestCodeVersion } from './release-folder'
import { codeVersion } from './site-code'

type Site = { releasesDir: string; siteDir: string }

/**
 * At startup, requests a release if the newest one was built by other code. Staff request the very first one. Compares
 * with the newest release, not the one online: a restart must not undo a rollback.
 */
export async function publishNewCode(boss: PgBoss, pool: Pool, logger: Logger, site: Site): Promise<void> {
  const newest = await newestCodeVersion(site.releasesDir)
  if (newest === null || newest === (await codeVersion(site.siteDir))) return
  const db = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) }
  await queueRelease(boss, db, { kind: 'publish', askedBy: null, reason: 'Nueva versión del sitio', changes: [] })
  logger.info('the newest release was built by other code: publishing')
}
