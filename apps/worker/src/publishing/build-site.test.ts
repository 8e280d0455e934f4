import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildSite } from './build-site'
import { compressRelease } from './compress-release'
import { createRenderers, type Renderers } from './renderers'

/** Renders two pages, and keeps `old.html` if there is a previous release. */
const rendererScript = `
import { mkdirSync, writeFileSync } from 'node:fs'
process.on('message', ({ outDir, share, previousIndexFile }) => {
  const page = { calls: {}, links: [] }
  const pages = share === 0 ? { 'old.html': page, 'news/new.html': page } : {}
  const renderedFiles = Object.keys(pages).filter((file) => !previousIndexFile || file !== 'old.html')
  mkdirSync(outDir + '/news', { recursive: true })
  for (const file of renderedFiles) writeFileSync(outDir + '/' + file, file + ' at ' + Date.now())
  process.send({ ok: true, share: { pages, renderedFiles, memoryBytes: 0 } })
})
process.on('disconnect', () => process.exit())
`

let folder = ''
let renderers: Renderers

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'build-site-'))
  const bundleDir = path.join(folder, 'bundle')
  await mkdir(path.join(bundleDir, 'server'), { recursive: true })
  await mkdir(path.join(bundleDir, 'client/_astro'), { recursive: true })
  await writeFile(path.join(bundleDir, 'server/entry.mjs'), rendererScript)
  await writeFile(path.join(bundleDir, 'client/_astro/a.js'), 'script')
  await writeFile(path.join(bundleDir, 'client/photo.jpg'), 'photo')
  renderers = createRenderers({ bundleDir, publicUrl: 'https://www.example.test' })
})
afterEach(async () => {
  renderers.stop()
  await rm(folder, { recursive: true })
})

async function build(name: string, previous?: string) {
  const site = path.join(folder, name, 'site')
  await buildSite({
    renderers,
    snapshotFile: path.join(folder, 'snapshot.json'),
    outDir: site,
    time: new Date(),
    previousRelease: previous && path.join(folder, previous),
  })
  await compressRelease(site)
  return site
}

const inodeOf = async (site: string, file: string) => (await stat(path.join(site, file))).ino

test('links assets and unchanged pages with their compressed versions, and writes changed pages as new files', async () => {
  const first = await build('one')
  const second = await build('two', 'one')
  for (const file of ['_astro/a.js', '_astro/a.js.br', '_astro/a.js.gz', 'photo.jpg', 'old.html', 'old.html.br'])
    expect([file, await inodeOf(second, file)]).toEqual([file, await inodeOf(first, file)])
  expect(await inodeOf(second, 'news/new.html')).not.toBe(await inodeOf(first, 'news/new.html'))
  expect(await readFile(path.join(second, '_astro/a.js'), 'utf8')).toBe('script')
})

test('copies the assets of the bundle without a previous release', async () => {
  const site = await build('one')
  expect(await readFile(path.join(site, '_astro/a.js'), 'utf8')).toBe('script')
  expect(await readFile(path.join(site, 'photo.jpg'), 'utf8')).toBe('photo')
})
