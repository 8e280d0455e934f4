// The site is bundled twice: to render the pages of releases in the worker, and to render drafts in the preview. In
// production both bundles are part of the images.
import { execFile } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { repository } from './stack-settings'

const bundles = {
  release: { outDir: 'apps/worker/dist', outDirVariable: 'SITE_BUNDLE_DIR' },
  preview: { outDir: 'apps/preview/dist', outDirVariable: 'PREVIEW_DIR' },
}
type BundleName = keyof typeof bundles

/** Builds a bundle, which takes 15 s, unless the last build is newer than all its sources. Returns its folder. */
export async function buildSiteBundle(name: BundleName, log: (step: string) => void = () => {}): Promise<string> {
  const { outDir, outDirVariable } = bundles[name]
  const folder = path.join(repository, outDir)
  const entry = path.join(folder, 'server/entry.mjs')
  if (existsSync(entry) && statSync(entry).mtimeMs > (await findNewestChange(name))) return folder
  log(`the site, bundled for ${name === 'release' ? 'releases' : 'drafts'}`)
  // Two test runs may build at the same time, so each builds in its own folder.
  const ownFolder = `${folder}-${process.pid}`
  await runBuild(path.join(repository, 'apps/site'), name, { [outDirVariable]: ownFolder })
  await rm(folder, { recursive: true, force: true })
  await rename(ownFolder, folder)
  return folder
}

/** Runs the build script of a copy of the site. */
export async function runBuild(siteDir: string, name: BundleName, env: Record<string, string>): Promise<void> {
  await promisify(execFile)('pnpm', ['run', `build:${name}`], {
    cwd: siteDir,
    // In a test runner NODE_ENV is `test`, so Astro would bundle the development version of React.
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', ...env },
    maxBuffer: 10_000_000,
  })
}

async function findNewestChange(name: BundleName): Promise<number> {
  const folders = ['apps/site/src', `apps/site/${name}`, 'apps/site/astro', 'packages/domain/src', 'content/brand']
  const times = folders.map(async (folder) => {
    const files = await readdir(path.join(repository, folder), { recursive: true })
    return files.map((file) => statSync(path.join(repository, folder, file)).mtimeMs)
  })
  const configs = ['astro.config.ts', `astro.${name}.config.ts`, 'package.json'].map(
    (file) => statSync(path.join(repository, 'apps/site', file)).mtimeMs,
  )
  return [...configs, ...(await Promise.all(times)).flat()].reduce((newest, time) => Math.max(newest, time), 0)
}
