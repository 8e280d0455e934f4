// Builds the site of another brand with the same code. Copies the sources of the site and of the nginx pages, then
// replaces content/brand as docs/architecture.md describes.
import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brand as firstBrand } from '@app/brand/brand'
import { colors as firstColors } from '@app/brand/colors'
import { runBuild } from '@app/tools/stack/site-bundle'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuiltSite, buildSite } from '../../apps/worker/src/publishing/build-site'
import { checkRelease } from '../../apps/worker/src/publishing/check-release'
import { createRenderers } from '../../apps/worker/src/publishing/renderers'
import { brand } from './second-brand/brand'
import { colors } from './second-brand/colors'
import { secondContent } from './second-content'

const repository = path.resolve(import.meta.dirname, '../..')
const copiedPaths = [
  'apps/site',
  'apps/intake',
  'packages',
  'tools/nginx',
  'ops/nginx',
  'package.json',
  'tsconfig.base.json',
]
const generatedPath = /\/(dist|\.astro|\.vite)(\/|$)/

/** `styles` are the style sheets that the page links. */
type PageFile = { name: string; html: string; styles: string }

let folder: string
let site: string
let builtSite: BuiltSite
let pages: PageFile[]

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'second-brand-'))
  for (const part of [...copiedPaths, 'content/brand'])
    await cp(path.join(repository, part), path.join(folder, part), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !generatedPath.test(source),
    })
  await symlink(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'))
  await writeFile(path.join(folder, 'pnpm-lock.yaml'), '')
  for (const name of ['brand.ts', 'colors.ts', 'theme.css', 'font.woff2'])
    await cp(path.join(import.meta.dirname, 'second-brand', name), path.join(folder, 'content/brand', name))

  site = path.join(folder, 'pages')
  const snapshotFile = path.join(folder, 'snapshot.json')
  await writeFile(snapshotFile, JSON.stringify(secondContent))
  const bundleDir = path.join(folder, 'bundle')
  await runBuild(path.join(folder, 'apps/site'), 'release', { SITE_BUNDLE_DIR: bundleDir })
  const renderers = createRenderers({ bundleDir, publicUrl: `https://www.${brand.domain}` })
  builtSite = await buildSite({ renderers, snapshotFile, outDir: site, time: new Date() })
  renderers.stop()
  pages = await readHtml(site)
})

afterAll(() => rm(folder, { recursive: true, force: true }))

async function readHtml(dir: string) {
  const names = (await readdir(dir, { recursive: true })).filter((name) => name.endsWith('.html'))
  return Promise.all(names.map((name) => readPage(dir, name)))
}

async function readPage(dir: string, name: string): Promise<PageFile> {
  const html = await readFile(path.join(dir, name), 'utf8')
  const linked = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(firstGroup)
  const styles = await Promise.all(linked.map((href) => readFile(path.join(dir, href), 'utf8')))
  return { name, html, styles: styles.join('\n') }
}

const firstGroup = ([, group = '']: RegExpMatchArray) => group

async function readStyles(dir: string): Promise<string[]> {
  const fileNames = await Promise.all(
    ['apps/site/src', 'apps/cms/src'].map(async (part) =>
      (await readdir(path.join(dir, part), { recursive: true })).map((name) => path.join(dir, part, name)),
    ),
  )
  return Promise.all(
    fileNames
      .flat()
      .filter((name) => name.endsWith('.css'))
      .map((name) => readFile(name, 'utf8')),
  )
}

const pagesWithout = (text: string) =>
  pages.filter(({ html, styles }) => !html.includes(text) && !styles.includes(text)).map(({ name }) => name)
const firstBrandPattern = new RegExp(`${firstBrand.name.replace('&', '&(?:amp;)?')}|${firstBrand.domain}`, 'i')

test('the pages of the second brand pass the checks of a release', async () => {
  expect(pages.length).toBeGreaterThan(30)
  expect(await checkRelease({ folder: site, ...builtSite, derivedFiles: [] })).toEqual([])
})

test('the theme of the second brand defines every colour and font that site and panel use', async () => {
  const usedTokens = new Set(
    (await readStyles(repository)).flatMap((css) => [...css.matchAll(/var\((--[\w-]+)/g)].map(firstGroup)),
  )
  const tokens = (css: string) => [...css.matchAll(/^\s*(--[\w-]+):/gm)].map(firstGroup)
  const firstTheme = tokens(await readFile(path.join(repository, 'content/brand/theme.css'), 'utf8'))
  const secondTheme = tokens(await readFile(path.join(folder, 'content/brand/theme.css'), 'utf8'))
  expect(firstTheme.filter((token) => usedTokens.has(token) && !secondTheme.includes(token))).toEqual([])
})

test('every page has the name, the colours and the font of the second brand', () => {
  expect(pagesWithout(`· ${brand.name}</title>`)).toEqual([])
  expect(pagesWithout(colors.accent)).toEqual([])
  expect(pagesWithout(`"${brand.font.family}"`)).toEqual([])
})

test('the home page shows logo, phone and both projects of the second brand', async () => {
  const home = await readFile(path.join(site, 'index.html'), 'utf8')
  expect(home).toContain('/media/second-mark.svg')
  expect(home).toContain('/media/second-logo.svg')
  expect(home).toContain('tel:+51900000333')
  expect(home).toContain('https://wa.me/51900000333')
  for (const { name } of secondContent.projects) expect(home).toContain(name)
})

test('no page contains the name, the colours or the font of the first brand', async () => {
  const styles = await Promise.all(
    (await readdir(site, { recursive: true }))
      .filter((name) => /\.(css|js|xml|txt)$/.test(name))
      .map(async (name) => ({ name, html: await readFile(path.join(site, name), 'utf8') })),
  )
  const isFirstBrand = (text: string) =>
    firstBrandPattern.test(text) || text.includes(firstBrand.font.family) || text.includes(firstColors.accent)
  expect([...pages, ...styles].filter(({ html }) => isFirstBrand(html)).map(({ name }) => name)).toEqual([])
})

test('the error pages of nginx have the second brand too', async () => {
  execFileSync(process.execPath, ['--import', 'tsx', 'tools/nginx/answer-pages.ts'], {
    cwd: folder,
    env: { ...process.env, TSX_TSCONFIG_PATH: 'apps/intake/tsconfig.json' },
  })
  const nginxPages = await readHtml(path.join(folder, 'ops/nginx/pages'))
  expect(nginxPages.length).toBeGreaterThan(5)
  for (const { html } of nginxPages) {
    expect(html).toContain(`${brand.wordmark.light}<b>${brand.wordmark.bold}</b>`)
    expect(html).toContain(colors.ink)
    expect(html).not.toMatch(firstBrandPattern)
  }
})
