// A page that was opened before a publish asks for its scripts and styles after it: a form loads when it comes into
// view. Their names carry a hash, so a new release can bring those of the kept ones along without mixing anything up.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { shareFile } from '../files/share-file'
import { listReleases } from './release-folder'

const ASSETS = 'site/_astro'
const OWN = 'own-assets.json'

/** Notes what this build made, then links what the kept releases made: nothing is inherited twice over. */
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
