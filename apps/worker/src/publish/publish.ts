import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { buildSite } from './build-site'
import { checkRelease } from './check-release'
import { compressRelease } from './compress-release'
import { fetchSnapshot } from './fetch-snapshot'
import { inheritAssets } from './inherit-assets'
import { nameRelease, prepareStaging, removeOldReleases, switchTo, writeCodeVersion } from './release-folder'
import { removePages } from './remove-pages'
import { codeVersion } from './site-code'

export type PublishSettings = {
  releasesDir: string
  siteDir: string
  cmsUrl: string
  snapshotToken: string
  publicUrl: string
  now: () => Date
}

export type PublishResult = {
  name: string
  outcome: 'published' | 'failed'
  startedAt: Date
  seconds: number
  problems: string[]
}

/** nginx looks at the link again after a second; "published" means that visitors see it. */
const VISIBLE_AFTER_MS = 1100

/**
 * Snapshot, build, check, switch. Whatever goes wrong before the switch changes nothing for visitors.
 */
export async function publish(settings: PublishSettings): Promise<PublishResult> {
  const startedAt = settings.now()
  const name = nameRelease(startedAt)
  const problems = await makeRelease(name, settings).catch((error: unknown) => [describe(error)])
  const seconds = (settings.now().getTime() - startedAt.getTime()) / 1000
  return { name, outcome: problems.length > 0 ? 'failed' : 'published', startedAt, seconds, problems }
}

async function makeRelease(name: string, settings: PublishSettings): Promise<string[]> {
  const { releasesDir, siteDir, cmsUrl, snapshotToken, publicUrl } = settings
  const fetched = await fetchSnapshot(cmsUrl, snapshotToken)
  if ('problems' in fetched) return fetched.problems

  await mkdir(releasesDir, { recursive: true })
  const staging = await prepareStaging(releasesDir)
  // The snapshot stays beside the pages it made, outside what nginx serves.
  const snapshotFile = path.join(staging, 'snapshot.json')
  const pages = path.join(staging, 'site')
  await writeFile(snapshotFile, JSON.stringify(fetched.snapshot))
  // Everything a build writes is in the folder of releases, the only one it may write to. Astro runs a part of its
  // output while it builds, which looks for packages above itself.
  await symlink(path.join(siteDir, 'node_modules'), path.join(staging, 'node_modules'))
  await buildSite({ siteDir, snapshotFile, outDir: pages, publicUrl })
  await rm(path.join(staging, 'node_modules'))

  await inheritAssets(releasesDir, staging)
  const problems = await checkRelease(pages)
  if (problems.length > 0) return problems
  if (fetched.snapshot.maintenance.on) {
    await removePages(pages)
    await writeFile(path.join(staging, 'maintenance-on'), '')
  }
  await compressRelease(pages)
  await writeCodeVersion(staging, await codeVersion(siteDir))
  await rename(staging, path.join(releasesDir, name))
  await switchTo(releasesDir, name)
  await wait(VISIBLE_AFTER_MS)
  await removeOldReleases(releasesDir)
  return []
}

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error))
