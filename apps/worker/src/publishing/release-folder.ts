// A release is a folder; one symlink decides which release visitors see. Renaming a new symlink over the old one is
// atomic, so no request sees a half-switched release.
import { lstat, mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'

const KEPT_RELEASES = 5
const releaseName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/

/** Names sort by time: 2026-11-15T02-30-00-123Z. */
export const nameRelease = (at: Date): string => at.toISOString().replace(/[:.]/g, '-')

export async function listReleases(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => releaseName.test(name)).sort()
}

export async function currentRelease(folder: string): Promise<string | null> {
  const target = await readlink(path.join(folder, 'current')).catch(() => null)
  return target ? path.basename(target) : null
}

export async function switchTo(folder: string, name: string): Promise<void> {
  await lstat(path.join(folder, name))
  const waiting = path.join(folder, `.current-${process.pid}`)
  await rm(waiting, { force: true })
  await symlink(name, waiting)
  await rename(waiting, path.join(folder, 'current'))
}

/** Keeps the newest five and the one online, however old. */
export async function removeOldReleases(folder: string): Promise<string[]> {
  const current = await currentRelease(folder)
  const old = (await listReleases(folder)).slice(0, -KEPT_RELEASES).filter((name) => name !== current)
  for (const name of old) await rm(path.join(folder, name), { recursive: true, force: true })
  return old
}

/** Returns the release before the current one, or null if there is none. */
export async function previousRelease(folder: string): Promise<string | null> {
  const current = await currentRelease(folder)
  const older = (await listReleases(folder)).filter((name) => current === null || name < current)
  return older.at(-1) ?? null
}

const STAGING = '.staging'

/**
 * Creates the staging folder of a build and removes those of killed builds. Requires the build lock (build-lock.ts):
 * without it, other staging folders may still be in use.
 */
export async function prepareStaging(folder: string, name: string): Promise<string> {
  const stale = (await readdir(folder)).filter((one) => one.startsWith(STAGING))
  for (const one of stale) await rm(path.join(folder, one), { recursive: true, force: true })
  const staging = path.join(folder, `${STAGING}-${name}`)
  await mkdir(staging, { recursive: true })
  return staging
}

const CODE_VERSION = 'code-version'

/** Stores the code version with the release, so that newer code knows it has to publish. */
export const writeCodeVersion = (release: string, version: string): Promise<void> =>
  writeFile(path.join(release, CODE_VERSION), version)

/** Returns null before the first release, and an empty string if the version is unknown. */
export async function newestCodeVersion(folder: string): Promise<string | null> {
  const newest = (await listReleases(folder)).at(-1)
  if (!newest) return null
  return readFile(path.join(folder, newest, CODE_VERSION), 'utf8').catch(() => '')
}

/** Returns the snapshots of all kept releases. */
export async function keptSnapshots(folder: string): Promise<string[]> {
  const names = await listReleases(folder)
  return Promise.all(names.map((name) => readFile(path.join(folder, name, 'snapshot.json'), 'utf8')))
}
