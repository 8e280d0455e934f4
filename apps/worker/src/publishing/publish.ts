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
  brochures: Pick<BrochureMaker, 'readMedia' | 'renderPdf'>
  now: () => Date
}

/** `refused` means that staff must fix invalid content, `failed` that a retry may succeed. */
export type PublishResult = {
  outcome: 'published' | 'refused' | 'failed'
  seconds: number
  problems: ReleaseProblem[]
  error?: unknown
}

type BuildRun = { signal: AbortSignal } & BuildLock

/** nginx caches the symlink for a second, so visitors see the new release only after this time. */
export const VISIBLE_AFTER_MS = 1100

/** Builds a new release, checks it and switches to it. Visitors see no change if a step before the switch fails. */
export async function publish(name: string, settings: PublishSettings, run: BuildRun): Promise<PublishResult> {
  const startedAt = settings.now().getTime()
  const withDuration = (result: Omit<PublishResult, 'seconds'>): PublishResult => ({
    ...result,
    seconds: (settings.now().getTime() - startedAt) / 1000,
  })
  try {
    const problems = await makeRelease(name, settings, run)
    return withDuration({ outcome: problems.length > 0 ? 'refused' : 'published', problems })
  } catch (error) {
    return withDuration({ outcome: 'failed', problems: [problemOf(error)], error })
  }
}

async function makeRelease(name: string, settings: PublishSettings, run: BuildRun): Promise<ReleaseProblem[]> {
  const { releasesDir, cmsUrl, snapshotToken } = settings
  const { signal } = run
  const content = await fetchSnapshot(cmsUrl, snapshotToken, signal)
  if ('problems' in content) return content.problems

  await mkdir(releasesDir, { recursive: true })
  const staging = await prepareStaging(releasesDir, name)
  try {
    const problems = await fillStaging({ staging, snapshot: content.snapshot, settings, signal })
    if (problems.length > 0) return problems
    // The switch follows the rename without further checks, so the lock and the time limit are checked first.
    await run.checkHeld()
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
  const previousName = (await listReleases(releasesDir)).at(-1)
  const previousRelease = previousName && path.join(releasesDir, previousName)
  // Pages and brochures are built in parallel. Both builds must end before a failure removes the folder.
  const [siteResult, brochureResult] = await Promise.allSettled([
    // Bundles are in the releases folder, because the worker can write to no other folder.
    buildSite({ siteDir, snapshotFile, outDir: pages, publicUrl, bundlesDir: releasesDir, signal }),
    makeBrochures({ snapshot, staging, previousRelease }, { ...settings.brochures, siteUrl: publicUrl, signal }),
  ])
  if (siteResult.status === 'rejected') throw siteResult.reason
  if (brochureResult.status === 'rejected') throw brochureResult.reason
  const brochures = brochureResult.value

  await addBrochures(brochures, staging)
  await inheritAssets(releasesDir, staging)
  const problems = await checkRelease(pages, brochures)
  if (problems.length > 0) return problems.map(generalProblem)
  if (snapshot.maintenance.on) {
    await removePages(pages)
    await writeFile(path.join(staging, 'maintenance-on'), '')
  }
  signal.throwIfAborted()
  await compressRelease(pages, previousRelease && path.join(previousRelease, 'site'))
  await writeCodeVersion(staging, siteResult.value.code)
  return []
}

const generalProblem = (sentence: string): ReleaseProblem => ({
  record: null,
  title: null,
  path: null,
  field: null,
  sentence,
})

const isStopped = (error: unknown) =>
  error instanceof BuildStopped || (error instanceof Error && error.name === 'AbortError')

/** Returns a problem that staff understand. The log contains the details. */
function problemOf(error: unknown): ReleaseProblem {
  if (error instanceof UnreachableCms) return generalProblem(error.message)
  if (isStopped(error)) return generalProblem('La construcción del sitio tardó demasiado y se detuvo.')
  if (error instanceof BuildError) return generalProblem(`Las páginas no se pudieron construir. ${error.message}`)
  const reason = error instanceof Error ? error.message : String(error)
  if (/ENOSPC|no space left/i.test(reason)) return generalProblem('No queda espacio en el disco del servidor.')
  return generalProblem(`El servidor no pudo terminar la publicación: ${reason}`)
}
