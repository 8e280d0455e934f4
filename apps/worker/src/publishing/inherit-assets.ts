// A page opened before a publish may load scripts and styles later, such as a form that scrolls into view. Asset names
// contain a hash, so a new release can include the assets of the kept releases without conflicts.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { shareFile } from '../files/share-file'
import { listReleases } from './release-folder'

const ASSETS = 'site/_astro'
const OWN_ASSETS = 'own-assets.json'

/**
 * Records the assets of this build, then links the assets that the kept releases built. A release does not pass on
 * inherited assets, so they disappear with the release that built them.
 */
export async function inheritAssets(releasesDir: string, staging: string): Promise<void> {
  const folder = path.join(staging, ASSETS)
  await mkdir(folder, { recursive: true })
  const builtAssets = await readdir(folder)
  await writeFile(path.join(staging, OWN_ASSETS), JSON.stringify(builtAssets))
  const presentAssets = new Set(builtAssets)
  for (const name of await listReleases(releasesDir)) {
    for (const asset of await readOwnAssets(path.join(releasesDir, name))) {
      if (presentAssets.has(asset)) continue
      presentAssets.add(asset)
      await shareFile(path.join(releasesDir, name, ASSETS, asset), path.join(folder, asset))
    }
  }
}

async function readOwnAssets(release: string): Promise<string[]> {
  const text = await readFile(path.join(release, OWN_ASSETS), 'utf8').catch(() => '[]')
  return JSON.parse(text) as string[]
}
