import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { type DerivedFile, fileSizesOf } from '@app/domain/release/derived-file'
import { readPageIndex, renderPages, writePageIndex } from './build-site'
import { findFigureProblems } from './check-release'
import { compressRelease } from './compress-release'
import { linkStored, pageFileOf, readFileIndex, writeFileIndex } from './derived-files'
import { keepDates, readPageDates, writePageDates } from './page-dates'
import { prepareStaging, readCodeVersion, releaseTime } from './release-folder'
import type { Renderers } from './renderers'

type Target = { releasesDir: string; name: string; renderers: Renderers; signal: AbortSignal }

/**
 * Adds stored files to a release that is online, and the links to them to its pages. A visitor gets each page with or
 * without its links, and both versions are correct. The caller must hold the build lock.
 */
export async function addDerivedFiles(newFiles: DerivedFile[], target: Target): Promise<void> {
  const { releasesDir, name, renderers, signal } = target
  const release = path.join(releasesDir, name)
  const site = path.join(release, 'site')
  const newByPath = new Map(newFiles.map((file) => [file.path, file]))
  const files = (await readFileIndex(release)).map((file) => newByPath.get(file.path) ?? file)
  const pageIndex = await readPageIndex(release)
  const pageFiles = [...new Set(newFiles.map(({ page }) => pageFileOf(page)))].filter((file) => pageIndex[file])
  // A release that was built during maintenance has no pages, and pages of another code version would differ. The next
  // release takes the files from the store.
  if (pageFiles.length === 0 || (await readCodeVersion(release)) !== (await renderers.version())) return

  const staging = await prepareStaging(releasesDir, `files-${name}`)
  try {
    const outDir = path.join(staging, 'site')
    const { pages } = await renderPages(pageFiles, {
      renderers,
      snapshotFile: path.join(release, 'snapshot.json'),
      outDir,
      time: releaseTime(name),
      fileSizes: fileSizesOf(files),
      signal,
    })
    const problems = await findFigureProblems(outDir, newFiles)
    if (problems.length > 0) throw new Error(problems.join(' '))
    await compressRelease(outDir)
    signal.throwIfAborted()
    await linkStored(releasesDir, newFiles, site)
    // Renaming replaces a page in this release only. Other releases may contain the old page as a hard link.
    for (const file of pageFiles)
      for (const extension of ['', '.br', '.gz'])
        await rename(path.join(outDir, file + extension), path.join(site, file + extension))
    // The indexes are written last, so an interrupted run is repeated.
    await writePageDates(release, keepDates(pages, await readPageDates(release)))
    await writePageIndex(release, { ...pageIndex, ...pages })
    await writeFileIndex(release, files)
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}
