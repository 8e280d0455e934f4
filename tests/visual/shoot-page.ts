import type { Browser, Page } from '@playwright/test'

const height = 900

/**
 * Scrolls through the page, loads all images and takes a screenshot: of the whole page, or of the viewport after `act`.
 * Hides videos, because they move.
 */
export async function shootPage(
  browser: Browser,
  url: string,
  width: number,
  act?: (page: Page) => Promise<void>,
): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    locale: 'es-PE',
    timezoneId: 'America/Lima',
  })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'load' })
  await page
    .addStyleTag({ content: 'video{visibility:hidden!important} *{caret-color:transparent!important}' })
    .catch(() => {})
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll('img')) image.loading = 'eager'
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    scrollTo(0, 0)
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  })
  await page.waitForLoadState('networkidle')
  await act?.(page)
  await page.waitForTimeout(act ? 1500 : 300)
  const shot = await page.screenshot({ fullPage: !act, animations: 'disabled', timeout: 120_000 })
  await context.close()
  return shot
}
