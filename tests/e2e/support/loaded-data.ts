// Caches the database and the images of the demo content between runs, because resizing the images takes longest.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { startDatabase } from '@app/tools/database/embedded-database'
import { repository, type StackSettings } from '@app/tools/stack/stack-settings'
import { loadContent } from '@app/tools/stack/start-stack'

const cacheRoot = path.join(repository, '.data/e2e-loaded')
const inputPaths = [
  'content',
  'apps/cms/src',
  'packages/documents/src',
  'packages/domain/src',
  'packages/platform/src',
  'pnpm-lock.yaml',
]

/** Files that cannot change the loaded data: pages of the panel, styles and tests. */
const isIrrelevant = (fileName: string) =>
  /(^|\/)(node_modules|views|theme)\//.test(fileName) || /\.(css|test\.tsx?)$/.test(fileName)

async function computeFingerprint(): Promise<string> {
  const hash = createHash('sha256')
  for (const input of inputPaths) {
    const inputPath = path.join(repository, input)
    const fileNames = path.extname(input) ? [''] : await readdir(inputPath, { recursive: true, encoding: 'utf8' })
    for (const name of fileNames.filter((fileName) => !isIrrelevant(fileName)).sort()) {
      const bytes = await readFile(path.join(inputPath, name)).catch(() => null)
      if (bytes) hash.update(input).update(name).update(bytes)
    }
  }
  return hash.digest('hex').slice(0, 16)
}

const copyFolder = (from: string, to: string) => execFileSync('cp', ['-a', '--reflink=auto', from, to])

export async function cacheLoadedData(settings: StackSettings, logStep: (step: string) => void): Promise<string> {
  const cacheDir = path.join(cacheRoot, await computeFingerprint())
  if (!existsSync(cacheDir)) await load(settings, cacheDir, logStep)
  return cacheDir
}

/** Replaces the data folder with a copy of the cached data. Loads the data first if they are not cached. */
export async function copyLoadedData(settings: StackSettings, logStep: (step: string) => void): Promise<void> {
  const cacheDir = await cacheLoadedData(settings, logStep)
  logStep('copy of the loaded data')
  await rm(settings.dataDir, { recursive: true, force: true })
  copyFolder(cacheDir, settings.dataDir)
}

async function load(settings: StackSettings, cacheDir: string, logStep: (step: string) => void): Promise<void> {
  await rm(settings.dataDir, { recursive: true, force: true })
  await mkdir(settings.dataDir, { recursive: true })
  const database = await startDatabase({ directory: settings.folders.database, port: settings.ports.database })
  try {
    await loadContent(settings, logStep)
  } finally {
    await database.stop()
  }
  // Copy to a temporary name first: an interrupted copy must not look like a complete cache.
  await rm(cacheRoot, { recursive: true, force: true })
  await mkdir(cacheRoot, { recursive: true })
  copyFolder(settings.dataDir, `${cacheDir}.part`)
  await rename(`${cacheDir}.part`, cacheDir)
}
