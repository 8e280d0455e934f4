// A symlink decides which release visitors see. Renaming a new symlink over the old one is atomic, so no request finds
// the symlink missing.
import { lstat, mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'

const KEPT_RELEASES = 5
const releaseName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/

/** Returns a name that sorts by time, such as 2026-11-15T02-30-00-123Z. */
export const nameRelease = (at: Date): string => at.toISOString().replace(/[:.]/g, '-')

/** Returns the time in the name of a release. Its pages are rendered as of this time. */
export const releaseTime = (name: string): Date =>
  new Date(name.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/, 'T$1:$2:$3.$4Z'))

export async function listReleases(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => releaseName.test(name)).sort()
}

export async function readCurrentRelease(folder: string): Promise<string | null> {
  const target = await readlink(path.join(folder, 'current')).catch(() => null)
  return target ? path.basename(target) : null
}

export async function switchTo(folder: string, name: string): Promise<void> {
  await lstat(path.join(folder, name))
  const newLink = path.join(folder, `.current-${process.pid}`)
  await rm(newLink, { force: true })
  await symlink(name, newLink)
  await rename(newLink, path.join(folder, 'current'))
}

/** Removes all releases except the newest five and the one that is online. */
export async function removeOldReleases(folder: string): Promise<string[]> {
  const current = await readCurrentRelease(folder)
  const oldReleases = (await listReleases(folder)).slice(0, -KEPT_RELEASES).filter((name) => name !== current)
  for (const name of oldReleases) await rm(path.join(folder, name), { recursive: true, force: true })
  return oldReleases
}

/** Returns the release before the current one, or null if there is none. */
export async function findPreviousRelease(folder: string): Promise<string | null> {
  const current = await readCurrentRelease(folder)
  const olderReleases = (await listReleases(folder)).filter((name) => current === null || name < current)
  return olderReleases.at(-1) ?? null
}

const STAGING = '.staging'

/**
 * Creates the staging folder of a build and removes those of killed builds. The caller must hold the build lock
 * (build-lock.ts), because another staging folder could otherwise be in use.
 */
export async function prepareStaging(folder: string, name: string): Promise<string> {
  const staleFolders = (await readdir(folder)).filter((entry) => entry.startsWith(STAGING))
  for (const entry of staleFolders) await rm(path.join(folder, entry), { recursive: true, force: true })
  const staging = path.join(folder, `${STAGING}-${name}`)
  await mkdir(staging, { recursive: true })
  return staging
}

const CODE_VERSION = 'code-version'

/** Stores the code version with the release, because a worker with other code has to publish. */
export const writeCodeVersion = (release: string, version: string): Promise<void> =>
  writeFile(path.join(release, CODE_VERSION), version)

/** Returns the folder of the newest release, or undefined before the first release. */
export async function findNewestRelease(folder: string): Promise<string | undefined> {
  const name = (await listReleases(folder)).at(-1)
  return name && path.join(folder, name)
}

/** Returns '' if the version is unknown. */
export const readCodeVersion = (release: string): Promise<string> =>
  readFile(path.join(release, CODE_VERSION), 'utf8').catch(() => '')

export async function readKeptSnapshots(folder: string): Promise<string[]> {
  const names = await listReleases(folder)
  return Promise.all(names.map((name) => readFile(path.join(folder, name, 'snapshot.json'), 'utf8')))
}
