import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ReleaseProblem } from '@sillar/domain/release/release'
import { addBrochures, type BrochureMaker, makeBrochures } from '../brochure/make-brochures'
import { buildSite } from './build-site'
import { checkRelease } from './check-release'
import { compressRelease } from './compress-release'
import { fetchSnapshot, UnreachableCms } from './fetch-snapshot'
import { inheritAssets } from './inherit-assets'
import { listReleases, prepareStaging, removeOldReleases, switchTo, writeCodeVersion } from './release-folder'
import { removePages } from './remove-pages'
import { BuildError } from './run-command'

export type PublishSettings = {
  releasesDir: string
  siteDir: string
  cmsUrl: string
  snapshotToken: string
  publicUrl: string
  brochures: Pick<BrochureMaker, 'readMedia' | 'draw'>
  now: () => Date
}

/** `refused`: the content has a mistake, and only staff can end that. `failed`: it may pass by itself. */
export type PublishResult = {
  outcome: 'published' | 'refused' | 'failed'
  seconds: number
  problems: ReleaseProblem[]
  error?: unknown
}

/** nginx looks at the link again after a second; "published" means that visitors see it. */
export const VISIBLE_AFTER_MS = 1100

/**
 * Snapshot, build, check, switch. Whatever goes wrong before the switch changes nothing for visitors.
 */
export async function publish(name: string, settings: PublishSettings): Promise<PublishResult> {
  const startedAt = settings.now().getTime()
  const ended = (result: Omit<PublishResult, 'seconds'>): PublishResult => ({
    ...result,
    seconds: (settings.now().getTime() - startedAt) / 1000,
  })
  try {
    const problems = await makeRelease(name, settings)
    return ended({ outcome: problems.length > 0 ? 'refused' : 'published', problems })
  } catch (error) {
    return ended({ outcome: 'failed', problems: [problemOf(error)], error })
  }
}

async function makeRelease(name: string, settings: PublishSettings): Promise<ReleaseProblem[]> {
  const { releasesDir, siteDir, cmsUrl, snapshotToken, publicUrl } = settings
  const fetched = await fetchSnapshot(cmsUrl, snapshotToken)
  if ('problems' in fetched) return fetched.problems

  await mkdir(releasesDir, { recursive: true })
  const staging = await prepareStaging(releasesDir)
  // The snapshot stays beside the pages it made, outside what nginx serves.
  const snapshotFile = path.join(staging, 'snapshot.json')
  const pages = path.join(staging, 'site')
  await writeFile(snapshotFile, JSON.stringify(fetched.snapshot))
  const last = (await listReleases(releasesDir)).at(-1)
  const before = last && path.join(releasesDir, last)
  // Side by side: a brochure takes half a second of one core. Both have ended before the folder may go.
  const [built, drawn] = await Promise.allSettled([
    // Everything a build writes is in the folder of releases, the only one it may write to.
    buildSite({ siteDir, snapshotFile, outDir: pages, publicUrl, bundlesDir: releasesDir }),
    makeBrochures({ snapshot: fetched.snapshot, staging, before }, { ...settings.brochures, siteAddress: publicUrl }),
  ])
  if (built.status === 'rejected') throw built.reason
  if (drawn.status === 'rejected') throw drawn.reason
  const brochures = drawn.value

  await addBrochures(brochures, staging)
  await inheritAssets(releasesDir, staging)
  const problems = await checkRelease(pages, brochures)
  if (problems.length > 0) return problems.map(aboutNoRecord)
  if (fetched.snapshot.maintenance.on) {
    await removePages(pages)
    await writeFile(path.join(staging, 'maintenance-on'), '')
  }
  await compressRelease(pages, before && path.join(before, 'site'))
  await writeCodeVersion(staging, built.value.code)
  await rename(staging, path.join(releasesDir, name))
  await switchTo(releasesDir, name)
  await wait(VISIBLE_AFTER_MS)
  await removeOldReleases(releasesDir)
  return []
}

const aboutNoRecord = (sentence: string): ReleaseProblem => ({
  record: null,
  title: null,
  path: null,
  field: null,
  sentence,
})

/** What staff can do is wait or call; the log has the rest. */
function problemOf(error: unknown): ReleaseProblem {
  if (error instanceof UnreachableCms) return aboutNoRecord(error.message)
  if (error instanceof BuildError) return aboutNoRecord(`Las páginas no se pudieron construir. ${error.message}`)
  const reason = error instanceof Error ? error.message : String(error)
  if (/ENOSPC|no space left/i.test(reason)) return aboutNoRecord('No queda espacio en el disco del servidor.')
  return aboutNoRecord(`El servidor no pudo terminar la publicación: ${reason}`)
}
