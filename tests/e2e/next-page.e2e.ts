// Chromium loads the next page before the visitor opens it. Until then the page must not send or store anything.
import { expect, type Page, test } from '@playwright/test'
import puppeteer from 'puppeteer-core'
import { launchOptions } from '../support/launch-options'
import { fullBrowser } from '../support/test-browser'
import { product } from './support/product'
import { open } from './support/site'
import { readSentVitals } from './support/web-vitals'

const project = '/proyectos/condominios/santorini'

type Prefetch = { path: string; status: string }

/** Records what the browser prefetches for a page, and errors in the rules of the page. */
async function watchPrefetches(page: Page): Promise<{ prefetches: Prefetch[]; ruleErrors: string[] }> {
  const session = await page.context().newCDPSession(page)
  const prefetches: Prefetch[] = []
  const ruleErrors: string[] = []
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => {
    if (ruleSet.errorType) ruleErrors.push(`${ruleSet.errorType}: ${ruleSet.errorMessage}`)
  })
  session.on('Preload.prefetchStatusUpdated', ({ key, status }) =>
    prefetches.push({ path: key.url.replace(product().siteUrl, ''), status }),
  )
  await session.send('Preload.enable')
  return { prefetches, ruleErrors }
}

test('a page is prefetched when the pointer rests on its link, and forms and downloads are not', async ({ page }) => {
  const { prefetches, ruleErrors } = await watchPrefetches(page)
  const blocked: string[] = []
  page.on('console', (message) => message.type() === 'error' && blocked.push(message.text()))
  await open(page, project)
  const main = page.getByRole('main')
  for (const href of ['/api/', '/folletos/']) {
    const link = main.locator(`a[href^="${href}"]:visible`).first()
    await link.hover()
    await page.waitForTimeout(700)
  }
  await main.locator(`a[href="${project}/lotes"]:visible`).first().hover()
  await expect.poll(() => prefetches).toContainEqual({ path: `${project}/lotes`, status: 'Ready' })
  expect(prefetches.filter(({ path }) => /^\/(api|folletos)\//.test(path))).toEqual([])
  expect(ruleErrors).toEqual([])
  expect(blocked).toEqual([])
})

test('the lots page is prerendered while its link is pressed, and requests lot states and measures only after it is shown', async () => {
  // Chromium prerenders nothing while Playwright is connected.
  const browser = await puppeteer.launch({ executablePath: fullBrowser, args: launchOptions.args })
  const page = await browser.newPage()
  await page.setViewport({ width: 1280, height: 900 })
  await page.goto(`${product().siteUrl}${project}`)
  const link = await page.waitForSelector(`main a[href="${project}/lotes"]`, { visible: true })
  await link?.scrollIntoView()
  await link?.hover()
  await page.mouse.down()
  await new Promise((resolve) => setTimeout(resolve, 3000))
  await page.mouse.up()
  // Puppeteer cannot evaluate code while the prerendered page replaces the old page.
  await expect.poll(() => page.evaluate(() => location.pathname).catch(() => '')).toBe(`${project}/lotes`)
  const loadTimes = () =>
    page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as { activationStart?: number }[]
      const startOf = (part: string) =>
        performance.getEntriesByType('resource').find(({ name }) => name.includes(part))?.startTime ?? 0
      return {
        shownAt: navigation?.activationStart ?? 0,
        lots: startOf('/live/'),
        measuring: startOf('send-web-vitals'),
      }
    })
  await expect.poll(async () => (await loadTimes()).measuring, { timeout: 10_000 }).toBeGreaterThan(0)
  const { shownAt, lots, measuring } = await loadTimes()
  expect(shownAt).toBeGreaterThan(1000)
  expect(lots).toBeGreaterThanOrEqual(shownAt)
  expect(measuring).toBeGreaterThanOrEqual(shownAt)
  await page.goto('about:blank')
  await expect.poll(readSentVitals).toContainEqual(expect.stringMatching(/^page=lots&device=desktop&lcp=\d+/))
  await browser.close()
})
