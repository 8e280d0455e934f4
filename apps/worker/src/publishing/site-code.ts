// After an update the worker compares the code version with that of the newest release and publishes if they differ.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

const sourcePaths = (siteDir: string) => [
  path.join(siteDir, 'src'),
  path.join(siteDir, 'astro'),
  path.join(siteDir, 'release'),
  path.join(siteDir, 'astro.config.ts'),
  path.join(siteDir, 'astro.release.config.ts'),
  path.join(siteDir, 'package.json'),
  path.join(siteDir, '../../content/brand'),
  path.join(siteDir, '../../packages/domain/src'),
  path.join(siteDir, '../../pnpm-lock.yaml'),
]

export async function codeVersion(siteDir: string): Promise<string> {
  const files = (await Promise.all(sourcePaths(siteDir).map(filesIn))).flat().sort()
  const hash = createHash('sha256')
  for (const file of files) hash.update(path.relative(siteDir, file)).update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}

async function filesIn(sourcePath: string): Promise<string[]> {
  const entries = await readdir(sourcePath, { recursive: true, withFileTypes: true }).catch(() => undefined)
  if (!entries) return [sourcePath]
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
}
