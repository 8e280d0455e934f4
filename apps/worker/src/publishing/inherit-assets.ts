// A page opened before a publish may load scripts and styles after it, such as a form that scrolls into view. Asset
// names contain a hash, so a new release can include those of the kept releases without conflicts.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { shareFile } from '../files/share-file'
import { listReleases } from './release-folder'

const ASSETS = 'site/_astro'
const OWN = 'own-assets.json'

/**
 * Records the assets of this build, then links those built by the kept releases. Inherited assets are not inherited
 * again.
 */
export async function inheritAssets(releasesDir: string, staging: string): Promise<void> {
  const folder = path.join(staging, ASSETS)
  await mkdir(folder, { recursive: true })
  const own = await readdir(folder)
  await writeFile(path.join(staging, OWN), JSON.stringify(own))
  const present = new Set(own)
  for (const name of await listReleases(releasesDir)) {
    for (const asset of await ownAssets(path.join(releasesDir, name))) {
      if (present.has(asset)) continue
      present.add(asset)
      await shareFile(path.join(releasesDir, name, ASSETS, asset), path.join(folder, asset))
    }
  }
}

async function ownAssets(release: string): Promise<string[]> {
  const text = await readFile(path.join(release, OWN), 'utf8').catch(() => '[]')
  return JSON.parse(text) as string[]
}
