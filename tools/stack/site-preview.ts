import { existsSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { runStep } from './run-process'
import { repository, type StackSettings } from './stack-settings'

const output = path.join(repository, 'apps/preview/dist/server/entry.mjs')
const sourceFolders = ['apps/site/src', 'apps/site/preview', 'apps/site/astro', 'packages/domain/src', 'content/brand']

/** Builds the site that renders drafts, which takes 20 s, unless the last build is newer than all its sources. */
export async function buildSitePreview(settings: StackSettings, log: (step: string) => void): Promise<void> {
  if (existsSync(output) && statSync(output).mtimeMs > (await newestChange())) return
  log('the site that renders drafts')
  await runStep(settings, { name: 'build:preview', directory: 'apps/site', command: ['pnpm', 'run', 'build:preview'] })
}

async function newestChange(): Promise<number> {
  const times = sourceFolders.map(async (part) => {
    const files = await readdir(path.join(repository, part), { recursive: true })
    return files.map((file) => statSync(path.join(repository, part, file)).mtimeMs)
  })
  const configs = ['astro.config.ts', 'astro.preview.config.ts', 'package.json'].map(
    (file) => statSync(path.join(repository, 'apps/site', file)).mtimeMs,
  )
  return [...configs, ...(await Promise.all(times)).flat()].reduce((newest, time) => Math.max(newest, time), 0)
}
