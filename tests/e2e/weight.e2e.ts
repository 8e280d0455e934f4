import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { type Browser, devices, expect, type Page, test } from '@playwright/test'
import { weighPage } from '../speed/weigh-page'
import { heroTitle } from './support/hero-title'
import { section } from './support/page-parts'
import { product } from './support/product'
import { open } from './support/site'

const KB = 1024
const MAX_SCRIPT_AT_LOAD = 15 * KB
const MAX_SCRIPT_AFTER_SCROLLING = 114 * KB
/** The script that measures the page. It loads after the page, so it has its own limit. */
const measuringScript = /send-web-vitals/
const MAX_MEASURING = 4 * KB
const MAX_CSS_AT_LOAD = 20 * KB
const MAX_PROJECT_HTML = 30 * KB
const MAX_HTML = 25 * KB
const MAX_PROJECT_ELEMENTS = 1500
const MAX_PHONE_VIDEO = 500 * KB

const isProjectPage = (path: string) => /^(\/proyectos|\/en\/projects)\/[^/]+\/[^/]+$/.test(path)

async function openPhonePage(browser: Browser): Promise<Page> {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'] ?? { defaultBrowserType: 'chromium' as const }
  const context = await browser.newContext(phone)
  return context.newPage()
}

type LoadedFile = { url: string; type: string; encoding: string; bytes: number }

/** Lists the files that a page loads from now on, with the sizes that nginx sends. */
async function recordFiles(page: Page): Promise<LoadedFile[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const files: LoadedFile[] = []
  session.on('Network.responseReceived', ({ response, type }) => {
    const header = (name: string) =>
      Object.entries(response.headers).find(([key]) => key.toLowerCase() === name)?.[1] ?? ''
    if (response.url.startsWith('data:')) return
    files.push({
      url: response.url,
      type: measuringScript.test(response.url) ? 'Measuring' : type,
      encoding: header('content-encoding'),
      bytes: Number(header('content-length')),
    })
  })
  return files
}

const bytesOf = (files: LoadedFile[], ...types: string[]) =>
  files.filter(({ type }) => types.includes(type)).reduce((sum, { bytes }) => sum + bytes, 0)
const kilobytes = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`

test('on a phone a project page loads at most 15 KB of JavaScript before scrolling and 114 KB in total', async ({
  browser,
}) => {
  const page = await openPhonePage(browser)
  const files = await recordFiles(page)
  const scripts = () => files.filter(({ type }) => type === 'Script')
  await page.goto(`${product().siteUrl}/proyectos/condominios/santorini`, { waitUntil: 'networkidle' })
  await page.waitForTimeout(2000)
  expect(scripts().length).toBeGreaterThan(0)
  expect(bytesOf(files, 'Measuring')).toBeGreaterThan(0)
  expect(bytesOf(files, 'Measuring')).toBeLessThanOrEqual(MAX_MEASURING)
  expect(bytesOf(files, 'Script')).toBeLessThanOrEqual(MAX_SCRIPT_AT_LOAD)

  const footer = page.getByRole('contentinfo')
  while (!(await footer.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight + 1))) {
    await page.mouse.wheel(0, 500)
    await page.waitForTimeout(100)
  }
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  console.log(`JavaScript after scrolling to the end on a phone: ${kilobytes(bytesOf(files, 'Script'))}`)
  expect(bytesOf(files, 'Script')).toBeLessThanOrEqual(MAX_SCRIPT_AFTER_SCROLLING)
  // A script without a content-length header would count as 0 bytes.
  for (const script of scripts()) expect(script.bytes, script.url).toBeGreaterThan(0)
  expect(scripts().filter(({ encoding }) => encoding !== 'br')).toEqual([])
  await page.context().close()
})

// The total consists of HTML, styles, scripts, fonts and images.
for (const [url, maxTotal] of [
  ['/', 260 * KB],
  ['/nosotros', 270 * KB],
  ['/proyectos/condominios/santorini', 490 * KB],
  ['/en/projects/apartments/o2', 350 * KB],
  ['/proyectos/condominios/santorini/lotes', 130 * KB],
  ['/responsabilidad-social', 310 * KB],
  ['/noticias', 370 * KB],
  ['/libro-de-reclamaciones', 100 * KB],
  ['/terminos-y-condiciones', 140 * KB],
] as const)
  test(`${url} stays within its budgets on a phone and hydrates nothing before the first interaction`, async ({
    browser,
  }) => {
    const page = await openPhonePage(browser)
    const files = await recordFiles(page)
    await open(page, url)
    await page.waitForTimeout(2000)
    const html = bytesOf(files, 'Document')
    const css = bytesOf(files, 'Stylesheet')
    const script = bytesOf(files, 'Script')
    const total = bytesOf(files, 'Document', 'Stylesheet', 'Script', 'Font', 'Image')
    const elements = await page.evaluate(() => document.querySelectorAll('*').length)
    console.log(
      `${url} on a phone: HTML ${kilobytes(html)} and ${elements} elements, CSS ${kilobytes(css)}, JavaScript ${kilobytes(script)}, in total ${kilobytes(total)}`,
    )
    // A file without a content-length header would count as 0 bytes.
    for (const file of files) if (file.type !== 'Media') expect(file.bytes, file.url).toBeGreaterThan(0)
    expect(html).toBeLessThanOrEqual(isProjectPage(url) ? MAX_PROJECT_HTML : MAX_HTML)
    if (isProjectPage(url)) expect(elements).toBeLessThanOrEqual(MAX_PROJECT_ELEMENTS)
    expect(css).toBeLessThanOrEqual(MAX_CSS_AT_LOAD)
    expect(script).toBeLessThanOrEqual(MAX_SCRIPT_AT_LOAD)
    expect(total).toBeLessThanOrEqual(maxTotal)
    await expect(page.locator('astro-island')).not.toHaveCount(0)
    await expect(page.locator('astro-island:not([ssr])')).toHaveCount(0)
    await page.context().close()
  })

test('the HTML of every page is at most 25 KB compressed, or 30 KB and 1,500 elements for a project', async () => {
  const release = path.join(product().releasesDir, 'current/site')
  const pages = (await readdir(release, { recursive: true })).filter((name) => name.endsWith('.html'))
  expect(pages.length).toBeGreaterThan(100)
  const tooLarge: string[] = []
  for (const name of pages) {
    const url = `/${name.replace(/\.html$/, '')}`
    const { htmlBrotli, elements } = await weighPage(release, name)
    const isProject = isProjectPage(url)
    if (htmlBrotli > (isProject ? MAX_PROJECT_HTML : MAX_HTML)) tooLarge.push(`${url}: ${kilobytes(htmlBrotli)}`)
    if (isProject && elements > MAX_PROJECT_ELEMENTS) tooLarge.push(`${url}: ${elements} elements`)
  }
  expect(tooLarge).toEqual([])
})

test('the second page that a visitor opens takes the style sheets of the first page from the cache', async ({
  browser,
}) => {
  const page = await openPhonePage(browser)
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  await open(page, '/noticias/1')
  await page.waitForLoadState('networkidle')
  const transferSizes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.css'))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  )
  expect(transferSizes.length).toBeGreaterThan(0)
  expect(transferSizes.filter((size) => size > 0)).toEqual([])
  await page.context().close()
})

for (const url of ['/', '/noticias'])
  test(`the video at the top of ${url} is a portrait file of at most 500 KB on a phone`, async ({ browser }) => {
    const page = await openPhonePage(browser)
    await open(page, url)
    const video = page.locator('video').first()
    await expect(video).toBeVisible()
    const { src, width, height } = await video.evaluate((element: HTMLVideoElement) => ({
      src: element.currentSrc,
      width: element.videoWidth,
      height: element.videoHeight,
    }))
    expect(height).toBeGreaterThan(width)
    const response = await page.request.head(src)
    expect(Number(response.headers()['content-length'])).toBeLessThanOrEqual(MAX_PHONE_VIDEO)
    await page.context().close()
  })

test('a phone with a slow connection shows the image of the home page and loads no video', async ({ browser }) => {
  const page = await openPhonePage(browser)
  const videos: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'media') videos.push(request.url())
  })
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g', saveData: false } }),
  )
  await open(page, '/')
  await expect(page.getByRole('button', { name: 'Reproducir el video' })).toBeVisible()
  await page.waitForTimeout(2000)
  expect(videos).toEqual([])
  await page.context().close()
})

test('a phone does not lay out the end of a page before the first scroll', async ({ browser }) => {
  const page = await openPhonePage(browser)
  await open(page, '/proyectos/condominios/santorini')
  const lastHeading = page.getByRole('main').getByRole('heading').last()
  const isLaidOut = () => lastHeading.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))
  await page.waitForTimeout(1000)
  expect(await isLaidOut()).toBe(false)
  await page.mouse.wheel(0, 100)
  await expect.poll(isLaidOut).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBeLessThan(500)
  await page.context().close()
})

test('on a phone the link in the hero scrolls to the form at the end of the page, which gets the focus', async ({
  browser,
}) => {
  const page = await openPhonePage(browser)
  await open(page, '/')
  await section(page, heroTitle('es')).getByRole('link', { name: 'Hablar con un asesor' }).tap()
  const firstField = page.getByRole('textbox', { name: 'Nombre', exact: true })
  await expect(firstField).toBeFocused()
  await page.waitForTimeout(3000)
  await expect(firstField).toBeInViewport()
  await page.context().close()
})
