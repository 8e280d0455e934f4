import { devices, expect, test } from '@playwright/test'
import { product } from './support/product'

const KB = 1024

test('on a phone the project page loads at most 15 KB of JavaScript before scrolling', async ({ browser }) => {
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
  await page.goto(`${product().siteUrl}/proyectos/condominios/santorini`, { waitUntil: 'networkidle' })
  await page.waitForTimeout(2000)
  const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0)
  console.log(`JavaScript at load on a phone: ${(bytes / KB).toFixed(1)} KB in ${scripts.length} files`)
  expect(scripts.length).toBeGreaterThan(0)
  // A script that does not say its length would weigh nothing in the sum.
  for (const script of scripts) expect(script.bytes, script.url).toBeGreaterThan(0)
  expect(scripts.filter(({ encoding }) => encoding !== 'br')).toEqual([])
  expect(bytes).toBeLessThanOrEqual(15 * KB)
  await context.close()
})
