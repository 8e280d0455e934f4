import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ReleaseProblem } from '@app/domain/release/release'
import type { Snapshot } from '@app/domain/snapshot/snapshot.schema'
import { addBrochures, type BrochureMaker, makeBrochures } from '../documents/brochure/make-brochures'
import type { BuildLock } from './build-lock'
import { buildSite } from './build-site'
import { checkRelease } from './check-release'
import { compressRelease } from './compress-release'
import { fetchSnapshot, UnreachableCms } from './fetch-snapshot'
import { inheritAssets } from './inherit-assets'
import { listReleases, prepareStaging, removeOldReleases, switchTo, writeCodeVersion } from './release-folder'
import { removePages } from './remove-pages'
import { BuildError, BuildStopped } from './run-command'

export type PublishSettings = {
  releasesDir: string
  siteDir: string
  cmsUrl: string
  snapshotToken: string
  publicUrl: string
  brochures: Pick<BrochureMaker, 'readMedia' | 'draw'>
  now: () => Date
}

/** `refused`: the content is invalid and staff must fix it. `failed`: a retry may succeed. */
export type PublishResult = {
  outcome: 'published' | 'refused' | 'failed'
  seconds: number
  problems: ReleaseProblem[]
  error?: unknown
}

/** `signal` aborts the build; `stillHeld` checks the build lock. */
type Run = { signal: AbortSignal } & BuildLock

/** nginx caches the symlink for a second; "published" means that visitors see the release. */
export const VISIBLE_AFTER_MS = 1100

/** Fetches the snapshot, builds, checks and switches. Visitors see no change if anything fails before the switch. */
export async function publish(name: string, settings: PublishSettings, run: Run): Promise<PublishResult> {
  const startedAt = settings.now().getTime()
  const ended = (result: Omit<PublishResult, 'seconds'>): PublishResult => ({
    ...result,
    seconds: (settings.now().getTime() - startedAt) / 1000,
  })
  try {
    const problems = await makeRelease(name, settings, run)
    return ended({ outcome: problems.length > 0 ? 'refused' : 'published', problems })
  } catch (error) {
    return ended({ outcome: 'failed', problems: [problemOf(error)], error })
  }
}

async function makeRelease(name: string, settings: PublishSettings, run: Run): Promise<ReleaseProblem[]> {
  const { releasesDir, cmsUrl, snapshotToken } = settings
  const { signal } = run
  const fetched = await fetchSnapshot(cmsUrl, snapshotToken, signal)
  if ('problems' in fetched) return fetched.problems

  await mkdir(releasesDir, { recursive: true })
  const staging = await prepareStaging(releasesDir, name)
  try {
    const problems = await fillStaging({ staging, snapshot: fetched.snapshot, settings, signal })
    if (problems.length > 0) return problems
    // From here on visitors may see the release, so the lock must still be held and the time limit not exceeded.
    await run.stillHeld()
    signal.throwIfAborted()
    await rename(staging, path.join(releasesDir, name))
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
  await switchTo(releasesDir, name)
  await wait(VISIBLE_AFTER_MS)
  await removeOldReleases(releasesDir)
  return []
}

type Staging = { staging: string; snapshot: Snapshot; settings: PublishSettings; signal: AbortSignal }

async function fillStaging({ staging, snapshot, settings, signal }: Staging): Promise<ReleaseProblem[]> {
  const { releasesDir, siteDir, publicUrl } = settings
  // The snapshot is stored next to the pages, outside the folder that nginx serves.
  const snapshotFile = path.join(staging, 'snapshot.json')
  const pages = path.join(staging, 'site')
  await writeFile(snapshotFile, JSON.stringify(snapshot))
  const last = (await listReleases(releasesDir)).at(-1)
  const before = last && path.join(releasesDir, last)
  // Run in parallel: a brochure takes 500 ms on one core. Wait for both, because a failure removes the folder.
  const [built, rendered] = await Promise.allSettled([
    // A build writes only into the releases folder, the only one it has access to.
    buildSite({ siteDir, snapshotFile, outDir: pages, publicUrl, bundlesDir: releasesDir, signal }),
    makeBrochures({ snapshot, staging, before }, { ...settings.brochures, siteAddress: publicUrl, signal }),
  ])
  if (built.status === 'rejected') throw built.reason
  if (rendered.status === 'rejected') throw rendered.reason
  const brochures = rendered.value

  await addBrochures(brochures, staging)
  await inheritAssets(releasesDir, staging)
  const problems = await checkRelease(pages, brochures)
  if (problems.length > 0) return problems.map(aboutNoRecord)
  if (snapshot.maintenance.on) {
    await removePages(pages)
    await writeFile(path.join(staging, 'maintenance-on'), '')
  }
  signal.throwIfAborted()
  await compressRelease(pages, before && path.join(before, 'site'))
  await writeCodeVersion(staging, built.value.code)
  return []
}

const aboutNoRecord = (sentence: string): ReleaseProblem => ({
  record: null,
  title: null,
  path: null,
  field: null,
  sentence,
})

const isStopped = (error: unknown) =>
  error instanceof BuildStopped || (error instanceof Error && error.name === 'AbortError')

/** Staff can only wait or call; the details are in the log. */
function problemOf(error: unknown): ReleaseProblem {
  if (error instanceof UnreachableCms) return aboutNoRecord(error.message)
  if (isStopped(error)) return aboutNoRecord('La construcción del sitio tardó demasiado y se detuvo.')
  if (error instanceof BuildError) return aboutNoRecord(`Las páginas no se pudieron construir. ${error.message}`)
  const reason = error instanceof Error ? error.message : String(error)
  if (/ENOSPC|no space left/i.test(reason)) return aboutNoRecord('No queda espacio en el disco del servidor.')
  return aboutNoRecord(`El servidor no pudo terminar la publicación: ${reason}`)
}
