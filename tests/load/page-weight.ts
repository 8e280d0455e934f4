import { chromium } from '@playwright/test'
import { fullBrowser } from '../support/test-browser'

/** Measures what a phone downloads for a page before scrolling. */
export async function measurePageWeight(pageUrl: string): Promise<{ requests: number; bytes: number }> {
  const browser = await chromium.launch({
    executablePath: fullBrowser,
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true })
    const sizes: Promise<number>[] = []
    page.on('requestfinished', (request) => {
      sizes.push(request.sizes().then((size) => size.responseBodySize + size.responseHeadersSize))
    })
    await page.goto(pageUrl, { waitUntil: 'networkidle' })
    const bytes = (await Promise.all(sizes)).reduce((total, size) => total + size, 0)
    return { requests: sizes.length, bytes }
  } finally {
    await browser.close()
  }
}
