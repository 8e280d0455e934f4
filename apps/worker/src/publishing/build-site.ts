import { cp, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { runCommand } from './run-command'
import { siteBundle } from './site-bundle'

type Build = {
  siteDir: string
  publicUrl: string
  snapshotFile: string
  outDir: string
  bundlesDir: string
  signal?: AbortSignal
}

/** More processes only wait for the disk, and each takes 200 MB. */
const MOST = 4

/** `code`: version of the site's code; `log`: output of the build. */
type Built = { code: string; log: string }

/** Builds all pages of the site from a snapshot. */
export async function buildSite({ snapshotFile, outDir, bundlesDir, signal, ...site }: Build): Promise<Built> {
  const { bundle, code } = await siteBundle({ ...site, folder: bundlesDir, signal })
  const shares = Math.min(availableParallelism(), MOST)
  const rendered = await Promise.allSettled(
    Array.from({ length: shares }, (_, at) =>
      runCommand(process.execPath, [path.join(bundle, 'server/entry.mjs')], {
        cwd: bundle,
        signal,
        env: {
          SNAPSHOT_FILE: snapshotFile,
          WITH_BROCHURES: 'true',
          SITE_OUT_DIR: outDir,
          SHARE: `${at + 1}/${shares}`,
        },
      }),
    ),
  )
  const failed = rendered.find((share) => share.status === 'rejected')
  if (failed) {
    // The bundle may be damaged, so the next attempt recreates it. After a timeout it is kept.
    if (!signal?.aborted) await rm(bundle, { recursive: true, force: true })
    throw failed.reason
  }
  await cp(path.join(bundle, 'client'), outDir, { recursive: true })
  return { code, log: rendered.map((share) => (share.status === 'fulfilled' ? share.value : '')).join('\n') }
}
