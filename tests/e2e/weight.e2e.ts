import { type Browser, devices, expect, type Page, test } from '@playwright/test'
import { heroTitle } from './support/hero-title'
import { section } from './support/page-parts'
import { product } from './support/product'
import { open } from './support/site'

const KB = 1024
const MAX_AT_LOAD = 15 * KB
const MAX_AFTER_SCROLLING = 110 * KB

async function openPhonePage(browser: Browser): Promise<Page> {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'] ?? { defaultBrowserType: 'chromium' as const }
  const context = await browser.newContext(phone)
  return context.newPage()
}

test('on a phone a project page loads at most 15 KB of JavaScript before scrolling and 110 KB in total', async ({
  browser,
}) => {
  const page = await openPhonePage(browser)
  const context = page.context()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const scripts: { url: string; encoding: string; bytes: number }[] = []
  session.on('Network.responseReceived', ({ response, type }) => {
    if (type !== 'Script') return
    const header = (name: string) =>
      Object.entries(response.headers).find(([key]) => key.toLowerCase() === name)?.[1] ?? ''
    scripts.push({ url: response.url, encoding: header('content-encoding'), bytes: Number(header('content-length')) })
  })
  const totalBytes = (label: string) => {
    const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0)
    console.log(`JavaScript ${label} on a phone: ${(bytes / KB).toFixed(1)} KB in ${scripts.length} files`)
    return bytes
  }

  await page.goto(`${product().siteUrl}/proyectos/condominios/santorini`, { waitUntil: 'networkidle' })
  await page.waitForTimeout(2000)
  expect(scripts.length).toBeGreaterThan(0)
  expect(totalBytes('at load')).toBeLessThanOrEqual(MAX_AT_LOAD)

  const footer = page.getByRole('contentinfo')
  while (!(await footer.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight + 1))) {
    await page.mouse.wheel(0, 500)
    await page.waitForTimeout(100)
  }
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(totalBytes('after scrolling to the end')).toBeLessThanOrEqual(MAX_AFTER_SCROLLING)
  // A script without a content-length header would count as 0 bytes.
  for (const script of scripts) expect(script.bytes, script.url).toBeGreaterThan(0)
  expect(scripts.filter(({ encoding }) => encoding !== 'br')).toEqual([])
  await context.close()
})

for (const path of [
  '/',
  '/nosotros',
  '/proyectos/condominios/santorini',
  '/en/projects/apartments/o2',
  '/responsabilidad-social',
  '/noticias',
  '/libro-de-reclamaciones',
])
  test(`${path} loads no style sheet on a phone and hydrates nothing before the first interaction`, async ({
    browser,
  }) => {
    const page = await openPhonePage(browser)
    const styleSheets: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') styleSheets.push(request.url())
    })
    await open(page, path)
    await page.waitForTimeout(2000)
    expect(styleSheets).toEqual([])
    await expect(page.locator('astro-island')).not.toHaveCount(0)
    await expect(page.locator('astro-island:not([ssr])')).toHaveCount(0)
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

test('a link in the hero of a phone page scrolls to the form at the end, which gets the focus', async ({ browser }) => {
  const page = await openPhonePage(browser)
  await open(page, '/')
  await section(page, heroTitle('es')).getByRole('link', { name: 'Hablar con un asesor' }).tap()
  const firstField = page.getByRole('textbox', { name: 'Nombre', exact: true })
  await expect(firstField).toBeFocused()
  await page.waitForTimeout(3000)
  await expect(firstField).toBeInViewport()
  await page.context().close()
})
