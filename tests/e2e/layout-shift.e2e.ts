// Visible content does not move while the rest loads. Measured like on a phone: a quarter of the processor speed, slow
// 4G, and a font that arrives after the first paint.
import { expect, type Page, test } from '@playwright/test'
import { open, ready } from './support/site'

const MOST_SHIFT = 0.01

const pages = [
  '/',
  '/nosotros',
  '/proyectos/condominios/santorini',
  '/proyectos/condominios/santorini/lotes',
  '/proyectos/multifamiliares/o2',
  '/proyectos/multifamiliares/o2/departamentos',
  '/zonas/mejia',
  '/noticias',
  '/noticias/1',
  '/responsabilidad-social',
  '/referidos',
  '/terminos-y-condiciones',
  '/politica-de-privacidad',
  '/libro-de-reclamaciones',
  '/cotizador',
  '/comparar',
  '/visita',
  '/en',
  '/en/projects/condominiums/punta-arena-2/lots',
  '/en/projects/apartments/o2/units',
]

type Shift = { value: number; parts: string[] }

async function asOnAPhone(page: Page) {
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
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.tagName}.${node.className}` : String(node?.nodeName)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[])
        if (!entry.hadRecentInput)
          shifts.push({ value: entry.value, parts: entry.sources.map(({ node }) => nameOf(node)) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

for (const path of pages)
  test(`nothing moves on ${path} while it loads on a phone`, async ({ page }) => {
    await asOnAPhone(page)
    await open(page, path)
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(1500)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(MOST_SHIFT)
  })

for (const path of [
  '/proyectos/multifamiliares/o2/departamentos',
  '/en/projects/condominiums/punta-arena-2/lots',
  '/proyectos/condominios/santorini/lotes',
])
  test(`the head of ${path} has its final height from the start: no placeholder, and a title that wraps alike in both fonts`, async ({
    page,
  }) => {
    const title = page.getByRole('main').getByRole('heading', { level: 1 })
    const heightOf = () => title.evaluate((element) => Math.round(element.getBoundingClientRect().height))
    await page.setViewportSize({ width: 412, height: 823 })
    await page.route('**/*.woff2', (route) => route.abort())
    await open(page, path)
    const head = title.locator('xpath=ancestor::*[parent::main]')
    await expect(head).toHaveCSS('content-visibility', 'visible')
    const withFallback = await heightOf()
    await page.unroute('**/*.woff2')
    await open(page, path)
    await page.evaluate(() => document.fonts.ready)
    expect(await heightOf()).toBe(withFallback)
  })

for (const path of ['/proyectos/condominios/santorini/lotes', '/proyectos/multifamiliares/o2/departamentos'])
  for (const width of [390, 1440])
    test(`the list of ${path} at ${width} px does not move when it is hydrated`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await open(page, path)
      await page.evaluate(() => document.fonts.ready)
      const list = page.getByRole('table').last()
      const placeOf = () =>
        list.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect()
          return [top, bottom].map((edge) => Math.round(edge + window.scrollY))
        })
      const before = await placeOf()
      await ready(list)
      await expect(list.getByRole('button').first()).toBeVisible()
      expect(await placeOf()).toEqual(before)
    })
