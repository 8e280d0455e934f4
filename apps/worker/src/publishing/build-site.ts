import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FileSizes } from '@app/domain/release/derived-file'
import type { PageIndex } from '@app/domain/release/render-job'
import { replaceFile } from '../files/replace-file'
import { shareFileSync } from '../files/share-file'
import type { Renderers } from './renderers'

export const PAGE_INDEX = 'pages.json'

type BuildOptions = {
  renderers: Renderers
  snapshotFile: string
  outDir: string
  time: Date
  /** The derived files that pages may link to. */
  fileSizes?: FileSizes
  /** A release with pages of the same version, which are kept if their data did not change. */
  previousRelease?: string | undefined
  signal?: AbortSignal
}

/** `log` is the output of the renderers. */
export type BuiltSite = { pages: PageIndex; renderedFiles: string[]; log: string }

/**
 * Makes the renderers read the snapshot and the pages of the previous release, which `buildSite` then need not wait for.
 */
export function prepareSite(options: BuildOptions): void {
  options.renderers.prepare(jobOf(options), options.signal)
}

/** Builds all pages of the site from a snapshot. Unchanged pages are taken from the previous release. */
export async function buildSite(options: BuildOptions): Promise<BuiltSite> {
  const { renderers, outDir, previousRelease, signal } = options
  const { shares, log } = await renderers.render({ ...jobOf(options), onlyFiles: null }, signal)
  const pages: PageIndex = Object.assign({}, ...shares.map((share) => share.pages))
  const renderedFiles = shares.flatMap((share) => share.renderedFiles)
  const assetsDir = path.join(renderers.bundleDir, 'client')
  if (previousRelease) {
    const renderedFileSet = new Set(renderedFiles)
    const keptPages = Object.keys(pages).filter((file) => !renderedFileSet.has(file))
    // A release of the same version has the same assets, already compressed.
    await keepFiles(path.join(previousRelease, 'site'), outDir, [...keptPages, ...(await listFiles(assetsDir))])
  } else await cp(assetsDir, outDir, { recursive: true })
  return { pages, renderedFiles, log }
}

/** Renders only these pages, without assets. */
export async function renderPages(files: string[], options: BuildOptions): Promise<{ pages: PageIndex }> {
  const { shares } = await options.renderers.render({ ...jobOf(options), onlyFiles: files }, options.signal)
  return { pages: Object.assign({}, ...shares.map((share) => share.pages)) }
}

const jobOf = ({ snapshotFile, outDir, time, fileSizes = {}, previousRelease }: BuildOptions) => ({
  snapshotFile,
  outDir,
  time: time.toISOString(),
  fileSizes,
  previousIndexFile: previousRelease ? path.join(previousRelease, PAGE_INDEX) : null,
})

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
}

/** After this many links the event loop runs other work, so deliveries continue while thousands of files are linked. */
const FILES_PER_TURN = 200

/** Links files and their compressed versions, so they take no disk space. */
async function keepFiles(from: string, to: string, files: string[]): Promise<void> {
  for (const folder of new Set(files.map((file) => path.dirname(file))))
    await mkdir(path.join(to, folder), { recursive: true })
  for (const [index, file] of files.entries()) {
    if (index % FILES_PER_TURN === FILES_PER_TURN - 1) await nextTurn()
    shareFileSync(path.join(from, file), path.join(to, file))
    for (const extension of ['.br', '.gz']) {
      const compressed = path.join(from, file + extension)
      if (existsSync(compressed)) shareFileSync(compressed, path.join(to, file + extension))
    }
  }
}

export async function writePageIndex(release: string, pages: PageIndex): Promise<void> {
  await replaceFile(path.join(release, PAGE_INDEX), JSON.stringify(pages))
}

/** Returns an empty index if the release has none, so all its pages are rendered again. */
export const readPageIndex = async (release: string): Promise<PageIndex> =>
  JSON.parse(await readFile(path.join(release, PAGE_INDEX), 'utf8').catch(() => '{}')) as PageIndex
