import { type Browser, devices, expect, type Page, test } from '@playwright/test'
import { heroTitle } from './support/hero-title'
import { section } from './support/page-parts'
import { product } from './support/product'
import { open } from './support/site'

const KB = 1024
const atFirst = 15 * KB
const atTheEnd = 110 * KB

async function phonePage(browser: Browser): Promise<Page> {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'] ?? { defaultBrowserType: 'chromium' as const }
  const context = await browser.newContext(phone)
  return context.newPage()
}

test('on a phone the project page loads at most 15 KB of JavaScript before scrolling, and 110 KB to its end', async ({
  browser,
}) => {
  const page = await phonePage(browser)
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
  const weigh = (when: string) => {
    const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0)
    console.log(`JavaScript ${when} on a phone: ${(bytes / KB).toFixed(1)} KB in ${scripts.length} files`)
    return bytes
  }

  await page.goto(`${product().siteUrl}/proyectos/condominios/santorini`, { waitUntil: 'networkidle' })
  await page.waitForTimeout(2000)
  expect(scripts.length).toBeGreaterThan(0)
  expect(weigh('at load')).toBeLessThanOrEqual(atFirst)

  const footer = page.getByRole('contentinfo')
  while (!(await footer.evaluate((end) => end.getBoundingClientRect().bottom <= innerHeight + 1))) {
    await page.mouse.wheel(0, 500)
    await page.waitForTimeout(100)
  }
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(weigh('after scrolling to the end')).toBeLessThanOrEqual(atTheEnd)
  // A script without a length would count as nothing.
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
  test(`a phone that opens ${path} waits for no style sheet, and loads no React before the first interaction`, async ({
    browser,
  }) => {
    const page = await phonePage(browser)
    const styles: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') styles.push(request.url())
    })
    await open(page, path)
    await page.waitForTimeout(2000)
    expect(styles).toEqual([])
    await expect(page.locator('astro-island')).not.toHaveCount(0)
    await expect(page.locator('astro-island:not([ssr])')).toHaveCount(0)
    await page.context().close()
  })

test('a phone lays out the end of a page on the first scroll, and not before', async ({ browser }) => {
  const page = await phonePage(browser)
  await open(page, '/proyectos/condominios/santorini')
  const last = page.getByRole('main').getByRole('heading').last()
  const isLaidOut = () => last.evaluate((end) => end.checkVisibility({ contentVisibilityAuto: true }))
  await page.waitForTimeout(1000)
  expect(await isLaidOut()).toBe(false)
  await page.mouse.wheel(0, 100)
  await expect.poll(isLaidOut).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBeLessThan(500)
  await page.context().close()
})

test('from the top of a page that a phone just opened, a link scrolls exactly to the form at its end', async ({
  browser,
}) => {
  const page = await phonePage(browser)
  await open(page, '/')
  await section(page, heroTitle('es')).getByRole('link', { name: 'Hablar con un asesor' }).tap()
  const firstField = page.getByRole('textbox', { name: 'Nombre', exact: true })
  await expect(firstField).toBeFocused()
  await page.waitForTimeout(3000)
  await expect(firstField).toBeInViewport()
  await page.context().close()
})
