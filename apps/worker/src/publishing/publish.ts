import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileSizesOf } from '@app/domain/release/derived-file'
import type { ReleaseProblem } from '@app/domain/release/release'
import type { Snapshot } from '@app/domain/snapshot/snapshot.schema'
import { type IndexNow, keyFile } from './announce-pages'
import type { BuildLock } from './build-lock'
import { buildSite, prepareSite, writePageIndex } from './build-site'
import { checkRelease } from './check-release'
import { compressRelease } from './compress-release'
import { findStored, linkStored, pageFileOf, readFileIndex, writeFileIndex } from './derived-files'
import { fetchSnapshot, UnreachableCms } from './fetch-snapshot'
import { inheritAssets } from './inherit-assets'
import { type FileMaker, listDerivedFiles } from './list-derived-files'
import { datePages, dateSiteMap, readPageDates, writePageDates } from './page-dates'
import { type PhaseSeconds, phaseTimer } from './phase-timer'
import {
  findNewestRelease,
  prepareStaging,
  readCodeVersion,
  releaseTime,
  removeOldReleases,
  switchTo,
  writeCodeVersion,
} from './release-folder'
import { removePages } from './remove-pages'
import { RenderError, type Renderers, RenderStopped } from './renderers'
import { releaseRedirects, writeRedirects } from './write-redirects'

export type PublishSettings = {
  releasesDir: string
  renderers: Renderers
  cmsUrl: string
  snapshotToken: string
  publicUrl: string
  fileMaker: Omit<FileMaker, 'siteUrl'>
  indexNow?: IndexNow | undefined
  now: () => Date
}

/** `refused` means that staff must fix invalid content, `failed` that a retry may succeed. */
export type PublishResult = {
  outcome: 'published' | 'refused' | 'failed'
  seconds: number
  /** Shows in the log which part of a publish takes long. */
  phases: PhaseSeconds
  /** The number of pages that were not taken from the previous release. */
  renderedPages: number
  problems: ReleaseProblem[]
  error?: unknown
}

type Run = { signal: AbortSignal } & BuildLock
type BuildRun = Run & { startPhase: (name: string) => void }

/** nginx caches the symlink for a second, so visitors see the new release only after this time. */
export const VISIBLE_AFTER_MS = 1100

/** Builds a new release, checks it and switches to it. Visitors see no change if a step before the switch fails. */
export async function publish(name: string, settings: PublishSettings, run: Run): Promise<PublishResult> {
  const startedAt = settings.now().getTime()
  const timer = phaseTimer()
  const withDuration = (result: Omit<PublishResult, 'seconds' | 'phases'>): PublishResult => ({
    ...result,
    seconds: (settings.now().getTime() - startedAt) / 1000,
    phases: timer.phases(),
  })
  try {
    const release = await makeRelease(name, settings, { ...run, startPhase: timer.start })
    return withDuration({ outcome: release.problems.length > 0 ? 'refused' : 'published', ...release })
  } catch (error) {
    return withDuration({ outcome: 'failed', renderedPages: 0, problems: [problemOf(error)], error })
  }
}

async function makeRelease(name: string, settings: PublishSettings, run: BuildRun): Promise<MadeRelease> {
  const { releasesDir, cmsUrl, snapshotToken } = settings
  const { signal, startPhase } = run
  const content = await fetchSnapshot(cmsUrl, snapshotToken, { signal, startPhase })
  if ('problems' in content) return { problems: content.problems, renderedPages: 0 }

  await mkdir(releasesDir, { recursive: true })
  const staging = await prepareStaging(releasesDir, name)
  let release: MadeRelease
  try {
    release = await fillStaging({ name, staging, snapshot: content.snapshot, settings, run })
    if (release.problems.length > 0) return release
    // The switch follows the rename without further checks, so the lock and the time limit are checked first.
    await run.checkHeld()
    signal.throwIfAborted()
    await rename(staging, path.join(releasesDir, name))
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
  await switchTo(releasesDir, name)
  startPhase('nginx')
  await wait(VISIBLE_AFTER_MS)
  await removeOldReleases(releasesDir)
  return release
}

type MadeRelease = Pick<PublishResult, 'problems' | 'renderedPages'>
type Staging = { name: string; staging: string; snapshot: Snapshot; settings: PublishSettings; run: BuildRun }

async function fillStaging({ name, staging, snapshot, settings, run }: Staging): Promise<MadeRelease> {
  const { releasesDir, renderers, publicUrl } = settings
  const { signal, startPhase } = run
  // The snapshot is stored next to the pages, outside the folder that nginx serves.
  const snapshotFile = path.join(staging, 'snapshot.json')
  const outDir = path.join(staging, 'site')
  await writeFile(snapshotFile, JSON.stringify(snapshot))
  const version = await renderers.version()
  const previousRelease = await findNewestRelease(releasesDir)
  const reusableRelease =
    previousRelease && (await readCodeVersion(previousRelease)) === version ? previousRelease : undefined
  const time = releaseTime(name)
  prepareSite({ renderers, snapshotFile, outDir, time, previousRelease: reusableRelease, signal })
  const plannedFiles = await listDerivedFiles(snapshot, { ...settings.fileMaker, siteUrl: publicUrl })
  const files = await findStored(releasesDir, plannedFiles)
  startPhase('render')
  const { pages, renderedFiles } = await buildSite({
    renderers,
    snapshotFile,
    outDir,
    time,
    fileSizes: fileSizesOf(files),
    previousRelease: reusableRelease,
    signal,
  })
  startPhase('files')
  const dates = datePages(pages, previousRelease ? await readPageDates(previousRelease) : {}, time)
  await dateSiteMap(outDir, dates)
  await linkStored(releasesDir, files, outDir)
  await writeFileIndex(staging, files)
  await inheritAssets(releasesDir, staging)
  const { indexNow } = settings
  if (indexNow) await writeFile(path.join(outDir, keyFile(indexNow.key)), indexNow.key)
  const redirects = releaseRedirects(snapshot.redirects, pages)
  await writeRedirects(staging, redirects)
  const renderedFileSet = new Set(renderedFiles)
  const previousFiles = reusableRelease ? await readFileIndex(reusableRelease) : []
  const checkedHashes = new Set(previousFiles.map(({ hash }) => hash))
  // The page check mostly waits for files and compression runs in threads, so doing both at once saves time.
  startPhase('check and compress')
  const [problems] = await Promise.all([
    checkRelease({
      folder: outDir,
      pages,
      renderedFiles,
      derivedFiles: files.filter(({ hash, page }) => !checkedHashes.has(hash) || renderedFileSet.has(pageFileOf(page))),
      redirects,
    }),
    compressRelease(outDir, previousRelease && path.join(previousRelease, 'site')),
  ])
  const renderedPages = renderedFiles.length
  if (problems.length > 0) return { problems: problems.map(generalProblem), renderedPages }
  if (snapshot.maintenance.on) {
    await removePages(outDir)
    await writeFile(path.join(staging, 'maintenance-on'), '')
  }
  signal.throwIfAborted()
  // A release built during maintenance has no pages that the next release could keep.
  await writePageIndex(staging, snapshot.maintenance.on ? {} : pages)
  await writePageDates(staging, dates)
  await writeCodeVersion(staging, version)
  startPhase('switch')
  return { problems: [], renderedPages }
}

const generalProblem = (sentence: string): ReleaseProblem => ({
  record: null,
  title: null,
  path: null,
  field: null,
  sentence,
})

const isStopped = (error: unknown) =>
  error instanceof RenderStopped || (error instanceof Error && error.name === 'AbortError')

/** Returns a problem that staff understand. The log contains the details. */
function problemOf(error: unknown): ReleaseProblem {
  if (error instanceof UnreachableCms) return generalProblem(error.message)
  if (isStopped(error)) return generalProblem('La construcción del sitio tardó demasiado y se detuvo.')
  if (error instanceof RenderError) return generalProblem(`Las páginas no se pudieron construir. ${error.message}`)
  const reason = error instanceof Error ? error.message : String(error)
  if (/ENOSPC|no space left/i.test(reason)) return generalProblem('No queda espacio en el disco del servidor.')
  return generalProblem(`El servidor no pudo terminar la publicación: ${reason}`)
}
