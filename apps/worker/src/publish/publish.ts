import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buildSite } from './build-site'
import { checkRelease } from './check-release'
import { compressRelease } from './compress-release'
import { fetchSnapshot } from './fetch-snapshot'
import { nameRelease, prepareStaging, removeOldReleases, switchTo } from './release-folder'

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
  // Astro keeps working files beside its output; inside the site's own folder no other build can meet them.
  const built = path.join(siteDir, '.build', name)
  await buildSite({ siteDir, snapshotFile, outDir: built, publicUrl })
  await cp(built, pages, { recursive: true })
  await rm(built, { recursive: true, force: true })

  const problems = await checkRelease(pages)
  if (problems.length > 0) return problems
  if (fetched.snapshot.maintenance.on) await writeFile(path.join(pages, 'maintenance-on'), '')
  await compressRelease(pages)
  await rename(staging, path.join(releasesDir, name))
  await switchTo(releasesDir, name)
  await removeOldReleases(releasesDir)
  return []
}

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error))
