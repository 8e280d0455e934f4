import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { PlannedFile } from '@app/domain/release/derived-file'
import type { Snapshot } from '@app/domain/snapshot/snapshot.schema'
import type { Logger } from '@app/platform/log/logger'
import { addDerivedFiles } from './add-derived-files'
import { findStored, readFileIndex, removeUnusedFiles, storeFile } from './derived-files'
import { listDerivedFiles } from './list-derived-files'
import type { PublishSettings } from './publish'
import { readCurrentRelease } from './release-folder'

export type DerivedFilesRun = {
  settings: PublishSettings
  signal: AbortSignal
  log: Pick<Logger, 'info' | 'error'>
  /** Returns whether a publish is waiting or running. */
  isPublishing: () => Promise<boolean>
  withLock: (build: () => Promise<void>) => Promise<void>
}

/** A small batch, so a publish does not wait long until its pages are rendered. */
const BATCH = 20
const PAUSE_MS = 250

/** `interrupted` means that time is up or that another release went online. */
type Outcome = 'complete' | 'interrupted'

/**
 * Makes the derived files that the online release is missing, and adds them to it. Throws at the end if some files could
 * not be made, because their pages have no link to them.
 */
export async function makeDerivedFiles(run: DerivedFilesRun, maxMs: number): Promise<Outcome> {
  const { settings, log, withLock } = run
  const { releasesDir, fileMaker, publicUrl } = settings
  const endsAt = Date.now() + maxMs
  const name = await readCurrentRelease(releasesDir)
  if (!name) return 'complete'
  const release = path.join(releasesDir, name)
  const missingPaths = new Set(
    (await readFileIndex(release)).flatMap((file) => (file.bytes === null ? [file.path] : [])),
  )
  if (missingPaths.size === 0) return 'complete'

  // The snapshot was validated before the release was built.
  const snapshot = JSON.parse(await readFile(path.join(release, 'snapshot.json'), 'utf8')) as Snapshot
  const plannedFiles = await listDerivedFiles(snapshot, { ...fileMaker, siteUrl: publicUrl })
  // Files of the same page are in the same batch, so the page is rendered once.
  const missingFiles = plannedFiles
    .filter((file) => missingPaths.has(file.path))
    .toSorted((a, b) => a.page.localeCompare(b.page))
  const failures: unknown[] = []
  for (let start = 0; start < missingFiles.length; start += BATCH) {
    const batch = missingFiles.slice(start, start + BATCH)
    for (const file of batch) {
      await pauseForPublishes(run)
      if (Date.now() > endsAt || (await readCurrentRelease(releasesDir)) !== name) return 'interrupted'
      await makeFile(file, releasesDir).catch((error: unknown) => {
        log.error({ err: error, file: file.path }, 'a file could not be made')
        failures.push(error)
      })
    }
    const madeFiles = (await findStored(releasesDir, batch)).filter(({ bytes }) => bytes !== null)
    await withLock(async () => {
      if ((await readCurrentRelease(releasesDir)) === name)
        await addDerivedFiles(madeFiles, { ...settings, name, signal: run.signal })
    })
  }
  await withLock(() => removeUnusedFiles(releasesDir, settings.now()))
  log.info({ release: name, files: missingFiles.length - failures.length }, 'files were added to the release')
  if (failures.length > 0) throw new Error(`${failures.length} files could not be made.`, { cause: failures[0] })
  return 'complete'
}

/** Waits while a publish runs, because staff wait for it and it needs all cores. */
async function pauseForPublishes({ isPublishing, signal }: DerivedFilesRun): Promise<void> {
  signal.throwIfAborted()
  while (await isPublishing()) await wait(PAUSE_MS, undefined, { signal })
}

async function makeFile(file: PlannedFile, releasesDir: string): Promise<void> {
  const [stored] = await findStored(releasesDir, [file])
  if (stored?.bytes === null) await storeFile(releasesDir, file.hash, await file.make())
}
