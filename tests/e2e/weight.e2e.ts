import { devices, expect, test } from '@playwright/test'
import { product } from './support/product'

const KB = 1024
const atFirst = 15 * KB
const atTheEnd = 110 * KB

test('on a phone the project page loads at most 15 KB of JavaScript before scrolling, and 110 KB to its end', async ({
  browser,
}) => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'] ?? { defaultBrowserType: 'chromium' as const }
  const context = await browser.newContext(phone)
  const page = await context.newPage()
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
  // A script that does not say its length would weigh nothing in the sum.
  for (const script of scripts) expect(script.bytes, script.url).toBeGreaterThan(0)
  expect(scripts.filter(({ encoding }) => encoding !== 'br')).toEqual([])
  await context.close()
})
