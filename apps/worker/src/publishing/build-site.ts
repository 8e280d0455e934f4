import { cp, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { runCommand } from './run-command'
import { siteBundle } from './site-bundle'

type BuildOptions = {
  siteDir: string
  publicUrl: string
  snapshotFile: string
  outDir: string
  bundlesDir: string
  signal?: AbortSignal
}

/** More processes only wait for the disk, and each takes 200 MB. */
const MAX_PROCESSES = 4

/** `code` is the version of the site's code, `log` the output of the build. */
type BuildResult = { code: string; log: string }

/** Builds all pages of the site from a snapshot. */
export async function buildSite({
  snapshotFile,
  outDir,
  bundlesDir,
  signal,
  ...site
}: BuildOptions): Promise<BuildResult> {
  const { bundle, code } = await siteBundle({ ...site, folder: bundlesDir, signal })
  const processCount = Math.min(availableParallelism(), MAX_PROCESSES)
  const results = await Promise.allSettled(
    Array.from({ length: processCount }, (_, index) =>
      runCommand(process.execPath, [path.join(bundle, 'server/entry.mjs')], {
        cwd: bundle,
        signal,
        env: {
          SNAPSHOT_FILE: snapshotFile,
          WITH_BROCHURES: 'true',
          SITE_OUT_DIR: outDir,
          SHARE: `${index + 1}/${processCount}`,
        },
      }),
    ),
  )
  const failure = results.find((result) => result.status === 'rejected')
  if (failure) {
    // The bundle may be damaged, so the next attempt recreates it. A timeout does not damage the bundle.
    if (!signal?.aborted) await rm(bundle, { recursive: true, force: true })
    throw failure.reason
  }
  await cp(path.join(bundle, 'client'), outDir, { recursive: true })
  return { code, log: results.map((result) => (result.status === 'fulfilled' ? result.value : '')).join('\n') }
}
