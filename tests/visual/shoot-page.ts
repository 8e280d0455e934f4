import type { Browser, Page } from '@playwright/test'

const height = 900

/** Takes a screenshot of the whole page without motion or video, with every image loaded and everything revealed. */
export async function shootPage(
  browser: Browser,
  address: string,
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
  await page.goto(address, { waitUntil: 'load' })
  await page
    .addStyleTag({ content: 'video{visibility:hidden!important} *{caret-color:transparent!important}' })
    .catch(() => {})
  await page.evaluate(async () => {
    for (const picture of document.querySelectorAll('img')) picture.loading = 'eager'
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    scrollTo(0, 0)
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})))
  })
  await page.waitForLoadState('networkidle')
  await act?.(page)
  await page.waitForTimeout(act ? 1500 : 300)
  const shot = await page.screenshot({ fullPage: !act, animations: 'disabled', timeout: 120_000 })
  await context.close()
  return shot
}
