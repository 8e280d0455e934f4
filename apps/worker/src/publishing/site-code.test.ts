import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newestCodeVersion, readKeptSnapshots, writeCodeVersion } from './release-folder'
import { removePages } from './remove-pages'
import { codeVersion } from './site-code'

let root = ''
const write = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true })
  await writeFile(path.join(root, file), text)
}

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'site-code-'))
  const siteFiles = ['astro.config.ts', 'astro.release.config.ts', 'package.json', 'src/page.astro', 'astro/routes.ts']
  for (const file of [...siteFiles, 'release/render.ts']) await write(`apps/site/${file}`, file)
  await write('content/brand/font.woff2', 'font')
  await write('packages/domain/src/money.ts', 'one')
  await write('pnpm-lock.yaml', 'lock')
})
afterEach(() => rm(root, { recursive: true }))

const version = () => codeVersion(path.join(root, 'apps/site'))

test.each([
  ['apps/site/src/page.astro', 'a page'],
  ['apps/site/src/new.tsx', 'a new file'],
  ['apps/site/astro/routes.ts', 'the list of pages'],
  ['apps/site/release/render.ts', 'how pages are rendered'],
  ['packages/domain/src/money.ts', 'a business rule'],
  ['content/brand/font.woff2', 'the font'],
  ['pnpm-lock.yaml', 'a package'],
])('changes the code version after a change of %s (%s)', async (file) => {
  const oldVersion = await version()
  expect(await version()).toBe(oldVersion)
  await write(file, 'changed')
  expect(await version()).not.toBe(oldVersion)
})

test('reads the code version of the newest release, and null before the first release', async () => {
  const releases = path.join(root, 'releases')
  const name = '2026-11-15T02-30-00-123Z'
  expect(await newestCodeVersion(releases)).toBeNull()
  await write(`releases/${name}/snapshot.json`, '{"pictures":1}')
  expect(await newestCodeVersion(releases)).toBe('')
  await writeCodeVersion(path.join(releases, name), 'abc')
  expect(await newestCodeVersion(releases)).toBe('abc')
  expect(await readKeptSnapshots(releases)).toEqual(['{"pictures":1}'])
})

test('removes all pages but the notices during maintenance', async () => {
  const files = ['index.html', 'en/news.html', 'sitemap.xml', 'maintenance.html', 'en/maintenance.html', 'robots.txt']
  for (const file of files) await write(`site/${file}`, 'text')
  await removePages(path.join(root, 'site'))
  const remainingFiles = (await readdir(path.join(root, 'site'), { recursive: true })).sort()
  expect(remainingFiles).toEqual(['en', 'en/maintenance.html', 'maintenance.html', 'robots.txt'])
})
