// Database and images with the demo content, kept between runs. Resizing the images is the longest part of a start, and
// gives the same result until one of its inputs changes.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { startDatabase } from '@app/tools/database/embedded-database'
import { repository, type StackSettings } from '@app/tools/stack/stack-settings'
import { loadContent } from '@app/tools/stack/start-stack'

const store = path.join(repository, '.data/e2e-loaded')
const madeOf = [
  'content',
  'apps/cms/src',
  'packages/documents/src',
  'packages/domain/src',
  'packages/platform/src',
  'pnpm-lock.yaml',
]

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  for (const part of madeOf) {
    const whole = path.join(repository, part)
    const names = path.extname(part) ? [''] : await readdir(whole, { recursive: true, encoding: 'utf8' })
    for (const name of names.filter((one) => !one.includes('node_modules')).sort()) {
      const bytes = await readFile(path.join(whole, name)).catch(() => null)
      if (bytes) hash.update(part).update(name).update(bytes)
    }
  }
  return hash.digest('hex').slice(0, 16)
}

const copy = (from: string, to: string) => execFileSync('cp', ['-a', '--reflink=auto', from, to])

export async function keepLoadedData(settings: StackSettings, say: (step: string) => void): Promise<string> {
  const kept = path.join(store, await fingerprint())
  if (!existsSync(kept)) await load(settings, kept, say)
  return kept
}

/** Fills the data folder with the loaded content, and loads it first if no earlier run has kept it. */
export async function takeLoadedData(settings: StackSettings, say: (step: string) => void): Promise<void> {
  const kept = await keepLoadedData(settings, say)
  say('copy of the loaded data')
  await rm(settings.dataDir, { recursive: true, force: true })
  copy(kept, settings.dataDir)
}

async function load(settings: StackSettings, kept: string, say: (step: string) => void): Promise<void> {
  await rm(settings.dataDir, { recursive: true, force: true })
  await mkdir(settings.dataDir, { recursive: true })
  const database = await startDatabase({ directory: settings.folders.database, port: settings.ports.database })
  try {
    await loadContent(settings, say)
  } finally {
    await database.stop()
  }
  // One copy is enough, and half a copy is worse than none.
  await rm(store, { recursive: true, force: true })
  await mkdir(store, { recursive: true })
  copy(settings.dataDir, `${kept}.part`)
  await rename(`${kept}.part`, kept)
}
