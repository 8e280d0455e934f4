// Emulates a phone with a quarter of the CPU speed and slow 4G, where fonts and scripts arrive after the first paint.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, type Page, test } from '@playwright/test'
import { product } from './support/product'
import { open, waitForHydration } from './support/site'

const MAX_SHIFT = 0.01

/** One page per kind of layout. */
const pages = [
  '/',
  '/proyectos/condominios/santorini',
  '/proyectos/condominios/santorini/lotes',
  '/proyectos/multifamiliares/o2',
  '/noticias/1',
  '/libro-de-reclamaciones',
  '/cotizador',
  '/visita',
]

/** Pages made of the same sections, measured every night. */
const similarPages = [
  '/nosotros',
  '/proyectos/multifamiliares/o2/departamentos',
  '/zonas/mejia',
  '/noticias',
  '/responsabilidad-social',
  '/referidos',
  '/terminos-y-condiciones',
  '/politica-de-privacidad',
  '/comparar',
  '/proyectos',
  '/en',
  '/en/projects/condominiums/punta-arena-2/lots',
  '/en/projects/apartments/o2/units',
]

type Shift = { value: number; parts: string[] }

async function emulatePhone(page: Page) {
  await page.setViewportSize({ width: 412, height: 823 })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
  await recordShifts(page)
}

function recordShifts(page: Page) {
  return page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
    const describeNode = (node: Node | null) =>
      node instanceof Element ? `${node.tagName}.${node.className}` : String(node?.nodeName)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[])
        if (!entry.hadRecentInput)
          shifts.push({ value: entry.value, parts: entry.sources.map(({ node }) => describeNode(node)) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

async function expectNoShift(page: Page) {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
  const totalShift = shifts.reduce((total, { value }) => total + value, 0)
  expect(totalShift, JSON.stringify(shifts)).toBeLessThanOrEqual(MAX_SHIFT)
}

async function expectNoShiftOnPhone(page: Page, path: string) {
  await emulatePhone(page)
  await open(page, path)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(1500)
  await expectNoShift(page)
}

for (const path of pages)
  test(`${path} loads on a phone without a layout shift`, ({ page }) => expectNoShiftOnPhone(page, path))

for (const path of similarPages)
  test(`${path} loads on a phone without a layout shift`, { tag: '@long' }, ({ page }) =>
    expectNoShiftOnPhone(page, path),
  )

/**
 * Serves the site as over a slow connection. Sends each page up to its `main` element in one part, because the start of
 * a page arrives with the first packets, and the rest in chunks of this many bytes.
 */
async function serveInPieces(pieceLength: number) {
  const server = createServer(async (request, response) => {
    const answer = await fetch(product().siteUrl + request.url)
    const type = answer.headers.get('content-type') ?? ''
    const body = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, { 'content-type': type })
    if (!type.startsWith('text/html')) return response.end(body)
    const mainStart = body.indexOf('<main')
    response.write(body.subarray(0, mainStart))
    for (let start = mainStart; start < body.length; start += pieceLength) {
      response.write(body.subarray(start, start + pieceLength))
      await sleep(150)
    }
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

for (const width of [390, 1440])
  for (const pieceLength of [1500, 4700])
    test(`the home page has no layout shift at ${width} px while it arrives in chunks of ${pieceLength} bytes`, async ({
      page,
    }) => {
      test.slow()
      const site = await serveInPieces(pieceLength)
      await page.setViewportSize({ width, height: 844 })
      await recordShifts(page)
      await page.goto(site.url)
      await page.evaluate(() => document.fonts.ready)
      await expectNoShift(page)
      site.close()
    })

for (const path of [
  '/proyectos/multifamiliares/o2/departamentos',
  '/en/projects/condominiums/punta-arena-2/lots',
  '/proyectos/condominios/santorini/lotes',
])
  test(`the title of ${path} has the same height in the fallback font and in the final font`, async ({ page }) => {
    const title = page.getByRole('main').getByRole('heading', { level: 1 })
    const readHeight = () => title.evaluate((element) => Math.round(element.getBoundingClientRect().height))
    await page.setViewportSize({ width: 412, height: 823 })
    await page.route('**/*.woff2', (route) => route.abort())
    await open(page, path)
    const head = title.locator('xpath=ancestor::*[parent::main]')
    await expect(head).toHaveCSS('content-visibility', 'visible')
    const withFallback = await readHeight()
    await page.unroute('**/*.woff2')
    await open(page, path)
    await page.evaluate(() => document.fonts.ready)
    expect(await readHeight()).toBe(withFallback)
  })

for (const path of ['/proyectos/condominios/santorini/lotes', '/proyectos/multifamiliares/o2/departamentos'])
  for (const width of [390, 1440])
    test(`the list of ${path} at ${width} px does not move when it is hydrated`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await open(page, path)
      await page.evaluate(() => document.fonts.ready)
      const list = page.getByRole('table').last()
      const readEdges = () =>
        list.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect()
          return [top, bottom].map((edge) => Math.round(edge + window.scrollY))
        })
      const edgesBefore = await readEdges()
      await waitForHydration(list)
      await expect(list.getByRole('button').first()).toBeVisible()
      expect(await readEdges()).toEqual(edgesBefore)
    })
