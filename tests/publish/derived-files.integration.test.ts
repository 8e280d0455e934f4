// Tests brochures and share images with a real worker, the real build of the site and nginx: a publish does not wait
// for them, and no page links to a file with another price.
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createBoss } from '@app/platform/queue/boss'
import { queueRelease } from '@app/platform/queue/queue-release'
import { freePort } from '@app/tools/database/embedded-database'
import { type Integrations, startIntegrations } from '@app/tools/fakes/integrations'
import { startNginx } from '@app/tools/nginx/start-nginx'
import { buildSiteBundle } from '@app/tools/stack/site-bundle'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readFileIndex } from '../../apps/worker/src/publishing/derived-files'
import { listReleases, readCurrentRelease } from '../../apps/worker/src/publishing/release-folder'
import { createRenderers } from '../../apps/worker/src/publishing/renderers'
import { differingPages } from '../../apps/worker/src/publishing/verify-release.job'
import { type ContentServer, startContentServer } from '../support/content-server'
import { createFreshDatabase, type FreshDatabase } from '../support/fresh-database'
import { eventually, startWorker, type WorkerProcess } from '../support/worker-process'

const PDF = '/folletos/santorini-folleto.pdf'
const PAGE = '/proyectos/condominios/santorini'
const PUBLIC_URL = 'https://www.example.test'

let database: FreshDatabase
let integrations: Integrations
let cms: ContentServer
let worker: WorkerProcess
let boss: ReturnType<typeof createBoss>
let folder: string
let releasesDir: string
let nginx: Awaited<ReturnType<typeof startNginx>>
let bundleDir: string

type Project = { slug: string; monthlyFromUsd: number }

beforeAll(async () => {
  bundleDir = await buildSiteBundle('release')
  database = await createFreshDatabase()
  integrations = await startIntegrations()
  cms = await startContentServer()
  folder = await mkdtemp(path.join(tmpdir(), 'derived-files-'))
  releasesDir = path.join(folder, 'releases')
  cms.content = withPrice(206)
  worker = await startWorker({
    databaseUrl: database.url,
    integrations,
    privateDir: path.join(folder, 'private'),
    env: { CMS_INTERNAL_URL: cms.url, RELEASES_DIR: releasesDir, SITE_BUNDLE_DIR: bundleDir, PUBLIC_URL },
  })
  boss = createBoss(database.url, 'sender')
  await boss.start()
  nginx = await startNginx({
    port: await freePort(),
    runDir: path.join(folder, 'nginx'),
    releasesDir,
    mediaDir: path.join(folder, 'private-media'),
    intakePort: 9,
  })
})
afterAll(async () => {
  await boss?.stop({ graceful: false })
  await worker?.stop()
  await nginx?.stop()
  cms?.stop()
  await integrations?.stop()
  await database?.remove()
  await rm(folder, { recursive: true, force: true })
})

/** Removes the lots of the project, because a price that differs from the price list would be rejected. */
function withPrice(price: number) {
  const projects = (cms.content.projects as Project[]).map((project) =>
    project.slug === 'santorini' ? { ...project, lotPlan: null, monthlyFromUsd: price } : project,
  )
  const lots = (cms.content.lots as { project: string }[]).filter(({ project }) => project !== 'santorini')
  return { ...cms.content, lots, projects }
}

async function writeImages() {
  const media = cms.content.media as { kind: string; src: string; sizes?: { jpeg: string }[] }[]
  const image = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer()
  const write = async (url: string, content: Uint8Array | string) => {
    const file = path.join(folder, 'private-media', url.replace('/media/', ''))
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  for (const { jpeg } of media.flatMap(({ sizes }) => sizes ?? [])) await write(jpeg, image)
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="48" viewBox="0 0 96 48"/>'
  for (const { src } of media.filter(({ kind }) => kind === 'svg')) await write(src, svg)
}

/** Publishes and waits until the new release is online. */
async function publish() {
  const releaseBefore = await readCurrentRelease(releasesDir)
  await queueRelease(boss, boss.getDb(), { kind: 'publish', askedBy: null, reason: 'test', changes: [] })
  await eventually('a new release', async () => (await readCurrentRelease(releasesDir)) !== releaseBefore, 120)
}

const currentFolder = () => path.join(releasesDir, 'current')
const site = () => path.join(currentFolder(), 'site')
const readPage = (extension = '') => readFile(path.join(site(), `proyectos/condominios/santorini.html${extension}`))
const hasLink = async () => (await readPage()).includes(`href="${PDF}"`)
const brochures = () => readdir(path.join(site(), 'folletos')).catch(() => [])
/** Waits for the index of the files, which is written last, after all pages have their links. */
const waitForFiles = () =>
  eventually('all files', async () => (await readFileIndex(currentFolder())).every(({ bytes }) => bytes), 240)

/** Reads the tags for link previews as a messenger does: gets the page from nginx and runs no script. */
async function linkPreview(page: string) {
  const html = await (await fetch(nginx.url + page, { headers: { 'user-agent': 'WhatsApp/2.23.20.0' } })).text()
  const tag = (name: string) =>
    html.match(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`))?.[1]?.replaceAll('\u00a0', ' ')
  return { image: tag('og:image'), alt: tag('og:image:alt'), tag }
}

const fetchImage = (url = '') => fetch(url.replace(PUBLIC_URL, nginx.url))

test('a release goes online without files whose images cannot be read, and gets them later without a new release', async () => {
  await publish()
  expect(await hasLink()).toBe(false)
  expect(await brochures()).toEqual([])
  await eventually('a failed attempt', async () => worker.output.join('').includes('a file could not be made'))

  await writeImages()
  const release = await readCurrentRelease(releasesDir)
  await boss.send('derived-files', {})
  await waitForFiles()
  expect([await hasLink(), (await brochures()).length]).toEqual([true, 20])
  expect(await readCurrentRelease(releasesDir)).toBe(release)
  expect(await listReleases(releasesDir)).toEqual([release])
  const html = await readPage()
  expect(brotliDecompressSync(await readPage('.br')).equals(html)).toBe(true)
  expect(gunzipSync(await readPage('.gz')).equals(html)).toBe(true)
}, 300_000)

test.each([
  { kind: 'home', es: '/', en: '/en' },
  { kind: 'condominium', es: PAGE, en: '/en/projects/condominiums/santorini' },
  { kind: 'apartments', es: '/proyectos/multifamiliares/o2', en: '/en/projects/apartments/o2' },
  { kind: 'lots', es: '/proyectos/condominios/zafiro/lotes', en: '/en/projects/condominiums/zafiro/lots' },
  { kind: 'units', es: '/proyectos/multifamiliares/o2/departamentos', en: '/en/projects/apartments/o2/units' },
  { kind: 'quote', es: '/cotizador', en: '/en/quote' },
  { kind: 'article', es: '/noticias/1', en: '/en/news/1' },
])('a link to a page of the kind $kind shows its share image, in both languages', async (pages) => {
  const previews = await Promise.all([linkPreview(pages.es), linkPreview(pages.en)])
  expect(previews[0].image).not.toBe(previews[1].image)
  expect(previews[0].alt).not.toBe(previews[1].alt)
  for (const { image, alt, tag } of previews) {
    expect(image).toMatch(/^https:\/\/www\.example\.test\/share\/[a-z0-9-]+\.[0-9a-f]{12}\.jpg$/)
    expect([tag('twitter:card'), Boolean(alt)]).toEqual(['summary_large_image', true])
    const response = await fetchImage(image)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(response.headers.get('cache-control')).toContain('immutable')
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect(bytes.byteLength).toBeLessThan(300_000)
    const { width, height } = await sharp(bytes).metadata()
    expect([width, height]).toEqual([1200, 630])
    expect([tag('og:image:width'), tag('og:image:height')]).toEqual(['1200', '630'])
  }
})

test('a page without a share image names its photo with its size', async () => {
  const { image, alt, tag } = await linkPreview('/nosotros')
  expect(image).toMatch(/^https:\/\/www\.example\.test\/media\//)
  expect(alt).toBeTruthy()
  expect([tag('og:image:width'), tag('og:image:height')]).toEqual([
    expect.stringMatching(/^\d+$/),
    expect.stringMatching(/^\d+$/),
  ])
})

test('a changed price removes brochure and share image of its project until they are rendered again, and keeps the others', async () => {
  const oldPdf = await readFile(path.join(site(), PDF))
  const oldPreview = await linkPreview(PAGE)
  expect(oldPreview.alt).toContain('US$ 206 | S/ 793')
  cms.content = withPrice(311)
  await publish()
  const release = await readCurrentRelease(releasesDir)
  const pageAtFirst = String(await readPage())
  expect(pageAtFirst).toContain('US$\u00a0311')
  // The brochure may have been drawn already, but it is never the old one.
  const pdfAtFirst = await readFile(path.join(site(), PDF)).catch(() => null)
  expect(pdfAtFirst?.equals(oldPdf) ?? false).toBe(false)
  if (!pdfAtFirst) expect(pageAtFirst).not.toContain(PDF)
  // Until the new share image is drawn, link previews show the photo of the page.
  expect(pageAtFirst).toMatch(/property="og:image" content="[^"]+\/(media|share)\//)
  expect(pageAtFirst).not.toContain(oldPreview.image)
  expect((await brochures()).length).toBeGreaterThanOrEqual(18)

  await waitForFiles()
  expect((await readFile(path.join(site(), PDF))).equals(oldPdf)).toBe(false)
  await expect.poll(async () => (await linkPreview(PAGE)).alt, { timeout: 5000 }).toContain('US$ 311 | S/ 1,197')
  const newImage = await fetchImage((await linkPreview(PAGE)).image)
  expect([newImage.status, newImage.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect((await fetchImage(oldPreview.image)).status).toBe(404)
  expect(await readCurrentRelease(releasesDir)).toBe(release)
  // The previous release still has its own page and its own brochure, so a rollback never combines old and new figures.
  const [previous = ''] = (await listReleases(releasesDir)).slice(-2)
  expect((await readFile(path.join(releasesDir, previous, 'site', PDF))).equals(oldPdf)).toBe(true)
}, 300_000)

test('a price that is changed back reuses the stored brochure', async () => {
  cms.content = withPrice(206)
  await publish()
  expect(await hasLink()).toBe(true)
}, 300_000)

test('a release with added files equals a full build', async () => {
  const renderers = createRenderers({ bundleDir, publicUrl: PUBLIC_URL })
  try {
    expect(await differingPages(releasesDir, renderers)).toEqual([])
  } finally {
    renderers.stop()
  }
}, 300_000)
