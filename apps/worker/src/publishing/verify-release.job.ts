import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileSizesOf } from '@app/domain/release/derived-file'
import type { Pool } from '@app/platform/database/pool'
import { queueRelease } from '@app/platform/queue/queue-release'
import type { PgBoss } from 'pg-boss'
import { scheduledJob, schedules } from '../jobs/job'
import { withBuildLock } from './build-lock'
import { buildSite, PAGE_INDEX, readPageIndex } from './build-site'
import { readFileIndex } from './derived-files'
import { dateSiteMap, readPageDates } from './page-dates'
import { findNewestRelease, prepareStaging, readCodeVersion, releaseTime } from './release-folder'
import type { Renderers } from './renderers'

type Context = { boss: PgBoss; pool: Pool; releasesDir: string; renderers: Renderers }

/**
 * Builds the newest release completely every night and compares its pages byte for byte, because a release renders only
 * the pages whose data changed. If a page differs, all pages are published again and the job fails, which raises an
 * alert.
 */
export const verifyRelease = scheduledJob<Context>({
  name: 'verify-release',
  role: 'publish',
  schedule: schedules.daily(3, 40),
  late: 'A page that a publish did not update would not be noticed.',
  timeLimitSeconds: 900,
  run: async (context, { signal, log }) => {
    const { boss, pool, releasesDir, renderers } = context
    const differingFiles = await withBuildLock(pool, signal, () => differingPages(releasesDir, renderers, signal))
    if (differingFiles.length === 0) return log.info('the newest release equals a full build')
    await queueRelease(boss, boss.getDb(), {
      kind: 'publish',
      askedBy: null,
      reason: 'Comprobación nocturna',
      changes: [],
    })
    throw new Error(`Pages of the newest release differ from a full build: ${differingFiles.slice(0, 20).join(', ')}`)
  },
})

/**
 * Returns the pages that a full build renders differently. If there are any, removes the page index, so the next
 * release renders all pages.
 */
export async function differingPages(
  releasesDir: string,
  renderers: Renderers,
  signal?: AbortSignal,
): Promise<string[]> {
  const release = await findNewestRelease(releasesDir)
  if (!release || (await readCodeVersion(release)) !== (await renderers.version())) return []
  const keptPages = Object.keys(await readPageIndex(release))
  if (keptPages.length === 0) return []
  const staging = await prepareStaging(releasesDir, 'verify')
  try {
    const outDir = path.join(staging, 'site')
    const snapshotFile = path.join(release, 'snapshot.json')
    const time = releaseTime(path.basename(release))
    const fileSizes = fileSizesOf(await readFileIndex(release))
    const { renderedFiles } = await buildSite({ renderers, snapshotFile, outDir, time, fileSizes, signal })
    await dateSiteMap(outDir, await readPageDates(release))
    const changedFiles: string[] = []
    for (const file of new Set([...keptPages, ...renderedFiles])) {
      const [online, full] = await Promise.all(
        [path.join(release, 'site'), outDir].map((folder) => readFile(path.join(folder, file)).catch(() => null)),
      )
      if (!online || !full || !online.equals(full)) changedFiles.push(file)
    }
    if (changedFiles.length > 0) await rm(path.join(release, PAGE_INDEX))
    return changedFiles
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}
