// By default only some pages are checked. `WALK=all` checks every page, and `SCREENSHOTS=true` saves screenshots in
// screenshots/.
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { findAccessibilityViolations, measureHorizontalOverflow } from './support/page-checks'
import { pagePaths, samplePages } from './support/pages'
import { product } from './support/product'

// Loading takes most of the time, so the short run loads each page at two widths and resizes it to the other two.
const isShortRun = process.env.WALK !== 'all' && process.env.SCREENSHOTS !== 'true'
const widthGroups: [number, ...number[]][] = isShortRun
  ? [
      [390, 768],
      [1440, 1024],
    ]
  : [[390], [768], [1024], [1440]]

/** Scrolls through the page once to load lazy images and sections. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 700) {
      window.scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
    window.scrollTo(0, 0)
  })
}

/** Waits until the visible images are decoded, for at most 3 s, because slides outside the viewport may never load. */
const waitForImages = (page: Page) =>
  page.evaluate(() => {
    const visible = [...document.images].filter((image) => image.checkVisibility())
    const decodedImages = Promise.all(visible.map((image) => image.decode().catch(() => {})))
    return Promise.race([decodedImages, new Promise((resolve) => setTimeout(resolve, 3000))])
  })

/** Returns the file of a screenshot, such as screenshots/390/en-news-3.png for `/en/news/3` at 390 px. */
const screenshotPath = (pagePath: string, width: number) =>
  path.resolve(
    import.meta.dirname,
    '../../screenshots',
    String(width),
    `${pagePath.slice(1).replaceAll('/', '-') || 'home'}.png`,
  )

for (const [width, ...otherWidths] of widthGroups) {
  test(`every page is accessible, logs no error and contacts no other host at ${[width, ...otherWidths].join(' and ')} px`, async ({
    browser,
  }) => {
    test.setTimeout(process.env.SCREENSHOTS === 'true' ? 1_200_000 : 600_000)
    const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const problems: string[] = []
    let pagePath = ''
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') problems.push(`${pagePath}: ${message.text()}`)
    })
    page.on('pageerror', (error) => problems.push(`${pagePath}: ${error.message}`))
    page.on('request', (request) => {
      if (!request.url().startsWith(product().siteUrl) && !/^(data|blob):/.test(request.url()))
        problems.push(`${pagePath}: requests ${request.url()}`)
    })
    page.on('response', (response) => {
      if (response.status() >= 400) problems.push(`${pagePath}: ${response.status()} for ${response.url()}`)
    })
    const paths = process.env.WALK === 'all' ? pagePaths() : samplePages()
    expect(paths.length).toBeGreaterThan(20)
    const checkPage = async () => {
      await page.goto(product().siteUrl + pagePath)
      await scrollThrough(page)
      // The maintenance page has no header, because every link in it would open the same notice.
      const isMaintenance = pagePath.endsWith('/maintenance')
      if ((await page.getByRole('banner').count()) !== (isMaintenance ? 0 : 1)) problems.push(`${pagePath}: header`)
      const overflow = await measureHorizontalOverflow(page)
      if (overflow > 0) problems.push(`${pagePath}: ${overflow} px wider than the screen`)
      // biome-ignore lint/performance/useDomNodeTextContent: visitors do not see hidden text
      const text = await page.locator('body').innerText()
      for (const placeholder of ['undefined', '[object Object]', 'NaN', '{{', ...(text.match(/\{\w+\}/g) ?? [])])
        if (text.includes(placeholder)) problems.push(`${pagePath}: shows "${placeholder}"`)
      for (const violation of await findAccessibilityViolations(page.locator('html')))
        problems.push(`${pagePath}: ${violation}`)
      for (const otherWidth of otherWidths) {
        await page.setViewportSize({ width: otherWidth, height: 900 })
        const overflow = await measureHorizontalOverflow(page)
        if (overflow > 0) problems.push(`${pagePath}: ${overflow} px wider than a screen of ${otherWidth} px`)
      }
      await page.setViewportSize({ width, height: 900 })
      if (process.env.SCREENSHOTS !== 'true') return
      await waitForImages(page)
      await page.screenshot({ path: screenshotPath(pagePath, width), fullPage: true })
    }
    // With a timeout per step, the error of a hanging page names the page.
    for (pagePath of paths) await test.step(pagePath, checkPage, { timeout: 60_000 })
    console.log(`${paths.length} pages checked at ${width} px`)
    expect(problems).toEqual([])
    await context.close()
  })
}
