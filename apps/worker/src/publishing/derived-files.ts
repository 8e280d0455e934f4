// Derived files (brochures and share images) are made after a release is online, because rendering them takes longer
// than staff should wait. They are stored by the hash of their content: a release links to the stored files, and its
// pages leave out the files that are not made yet (docs/decisions/025).
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { type DerivedFile, derivedFiles, type PlannedFile } from '@app/domain/release/derived-file'
import { replaceFile } from '../files/replace-file'
import { shareFile } from '../files/share-file'
import { listReleases } from './release-folder'

const STORE = '.derived'
const INDEX = 'derived-files.json'
/** Content that staff change back within this time needs no new files. */
const KEPT_MS = 24 * 60 * 60 * 1000

const storedFile = (releasesDir: string, hash: string) => path.join(releasesDir, STORE, hash)

/** Returns what a release records about these files: their size, or null for a file that is not made yet. */
export async function findStored(releasesDir: string, files: readonly PlannedFile[]): Promise<DerivedFile[]> {
  return Promise.all(
    files.map(async ({ make: _make, ...file }) => {
      const fileStats = await stat(storedFile(releasesDir, file.hash)).catch(() => null)
      return { ...file, bytes: fileStats?.size ?? null }
    }),
  )
}

export async function storeFile(releasesDir: string, hash: string, content: Uint8Array): Promise<void> {
  await mkdir(path.join(releasesDir, STORE), { recursive: true })
  await replaceFile(storedFile(releasesDir, hash), content)
}

/** Creates links to the finished files in the folder that nginx serves. */
export async function linkStored(releasesDir: string, files: readonly DerivedFile[], site: string): Promise<void> {
  const madeFiles = files.filter(({ bytes }) => bytes !== null)
  for (const folder of new Set(madeFiles.map((file) => path.dirname(file.path))))
    await mkdir(path.join(site, folder), { recursive: true })
  for (const file of madeFiles) {
    const target = path.join(site, file.path)
    await rm(target, { force: true })
    await shareFile(storedFile(releasesDir, file.hash), target)
  }
}

export async function writeFileIndex(release: string, files: readonly DerivedFile[]): Promise<void> {
  await replaceFile(path.join(release, INDEX), JSON.stringify(files))
}

/** Returns an empty list if the release has no index. */
export async function readFileIndex(release: string): Promise<DerivedFile[]> {
  const text = await readFile(path.join(release, INDEX), 'utf8').catch(() => '[]')
  return derivedFiles.parse(JSON.parse(text))
}

/** Returns the file of a page in a release. */
export const pageFileOf = (page: string): string => (page === '/' ? 'index.html' : `${page.slice(1)}.html`)

/** Removes stored files that no kept release uses. The caller must hold the build lock, because a build links them. */
export async function removeUnusedFiles(releasesDir: string, now: Date): Promise<void> {
  const names = await readdir(path.join(releasesDir, STORE)).catch(() => [])
  if (names.length === 0) return
  const usedHashes = new Set<string>()
  for (const name of await listReleases(releasesDir))
    for (const { hash } of await readFileIndex(path.join(releasesDir, name))) usedHashes.add(hash)
  for (const name of names.filter((candidate) => !usedHashes.has(candidate))) {
    const file = path.join(releasesDir, STORE, name)
    if ((await stat(file)).mtimeMs < now.getTime() - KEPT_MS) await rm(file)
  }
}
