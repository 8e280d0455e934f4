// Follows a measurement from the phone of a visitor through nginx and the worker to the page Speed of the panel.
import { randomUUID } from 'node:crypto'
import { appendFile, rename } from 'node:fs/promises'
import path from 'node:path'
import { createBoss } from '@app/platform/queue/boss'
import { devices, expect, type Page, test } from '@playwright/test'
import { findAccessibilityViolations, measureHorizontalOverflow } from './support/page-checks'
import { enterPanel } from './support/panel'
import { product } from './support/product'
import { open } from './support/site'
import { listVitalFiles, measurementsDir, readSentVitals } from './support/web-vitals'

const measuringScript = /send-web-vitals/

/** Opens a page as a visitor with a phone, presses the menu and leaves. */
async function openAndWait(page: Page, path: string): Promise<void> {
  const loaded = page.waitForResponse((response) => measuringScript.test(response.url()))
  await open(page, path)
  await loaded
  await page.getByRole('button', { name: 'Menú' }).tap()
  await page.waitForTimeout(500)
  await page.goto('about:blank')
}

/** Sets the period of the log files back by 30 minutes and lets the worker count them. */
async function countNow(): Promise<void> {
  const folder = measurementsDir()
  for (const file of await listVitalFiles()) {
    const [, window] = /-(\d+)\.vitals$/.exec(file) ?? []
    // The worker deletes a file whose name it has already counted, so a name of an earlier period would lose the lines.
    const uniqueName = `finished-${randomUUID()}-${Number(window) - 2}.vitals`
    await rename(path.join(folder, file), path.join(folder, uniqueName))
  }
  const boss = createBoss(product().databaseUrl, 'sender')
  await boss.start()
  await boss.send('count-web-vitals', {})
  await boss.stop({ graceful: false })
  await expect.poll(listVitalFiles, { timeout: 60_000 }).toEqual([])
}

test('a page view on a phone is measured without identifying the visitor and appears on the Speed page of the panel', async ({
  browser,
  page,
}) => {
  test.setTimeout(180_000)
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'] ?? { defaultBrowserType: 'chromium' as const }
  const visitors = await browser.newContext(phone)
  await openAndWait(await visitors.newPage(), '/proyectos/condominios/santorini?utm_source=facebook&fbclid=secret')
  await expect
    .poll(readSentVitals)
    .toContainEqual(expect.stringMatching(/^page=condominium&device=phone&lcp=\d+&inp=\d+&cls=\d+$/))
  expect(await visitors.cookies()).toEqual([])
  await visitors.close()

  // Simulate many visitors of the quote page with slow phones.
  const [file = ''] = await listVitalFiles()
  const slowLine = JSON.stringify({ at: Date.now() / 1000, vitals: 'page=quote&device=phone&lcp=3110&cls=20' })
  await appendFile(path.join(measurementsDir(), file), `${slowLine}\n`.repeat(120))
  await countNow()

  await enterPanel(page)
  await page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: 'Velocidad' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Velocidad del sitio' })).toBeVisible()
  const phones = page.getByRole('region', { name: 'Celular' }).getByRole('table')
  await expect(phones.getByRole('row', { name: /^Condominio / })).toContainText('Pocas mediciones')
  const quote = phones.getByRole('row', { name: /^Cotizador / })
  await expect(quote.getByRole('cell').nth(0)).toHaveText('3.2 s Por mejorar')
  // Earlier tests may have interacted with the quote page on a phone, but too few for a rating.
  await expect(quote.getByRole('cell').nth(1)).toHaveText(/^–$|Pocas mediciones$/)
  await expect(quote.getByRole('cell').nth(2)).toHaveText('0.02 Bien')
  expect(await findAccessibilityViolations(page.getByRole('main'))).toEqual([])
  // Polls, because the sidebar is still collapsing.
  await page.setViewportSize({ width: 375, height: 800 })
  await expect.poll(() => measureHorizontalOverflow(page)).toBe(0)
})

test('nothing is measured if the browser of the visitor saves data', async ({ browser }) => {
  const visitors = await browser.newContext({ extraHTTPHeaders: { 'save-data': 'on' } })
  const page = await visitors.newPage()
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  const sentBefore = (await readSentVitals()).length
  await open(page, '/nosotros')
  await page.waitForTimeout(3000)
  await page.goto('about:blank')
  await page.waitForTimeout(500)
  expect(scripts.filter((url) => measuringScript.test(url))).toEqual([])
  expect(await readSentVitals()).toHaveLength(sentBefore)
  await visitors.close()
})
