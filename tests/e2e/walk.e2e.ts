// Visits the site on four screen sizes. CI visits one page of each kind; `WALK=all` visits every page, and
// `SCREENSHOTS=true` keeps a screenshot of each under screenshots/.
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { accessFaults, overflowOf } from './support/page-checks'
import { pagePaths, samplePages } from './support/pages'
import { product } from './support/product'

// Names, roles and contrast are the same on a phone and a tablet, and loading takes most of the time: the short walk
// loads a page on a phone and on a desktop, and then resizes the window.
const isShort = process.env.WALK !== 'all' && process.env.SCREENSHOTS !== 'true'
const screens: [number, ...number[]][] = isShort
  ? [
      [390, 768],
      [1440, 1024],
    ]
  : [[390], [768], [1024], [1440]]

/** Scrolls through the page once to load everything that is lazy. */
async function readThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 700) {
      window.scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
    window.scrollTo(0, 0)
  })
}

/** Waits until the visible images are painted; slides outside the screen may never load. */
const painted = (page: Page) =>
  page.evaluate(() => {
    const visible = [...document.images].filter((image) => image.checkVisibility())
    const drawn = Promise.all(visible.map((image) => image.decode().catch(() => {})))
    return Promise.race([drawn, new Promise((resolve) => setTimeout(resolve, 3000))])
  })

/** `/en/news/3` at 390 px → screenshots/390/en-news-3.png */
const pictureOf = (address: string, width: number) =>
  path.resolve(
    import.meta.dirname,
    '../../screenshots',
    String(width),
    `${address.slice(1).replaceAll('/', '-') || 'home'}.png`,
  )

for (const [width, ...otherWidths] of screens) {
  test(`every page is complete, without errors and without third parties at ${[width, ...otherWidths].join(' and ')} px`, async ({
    browser,
  }) => {
    test.setTimeout(process.env.SCREENSHOTS === 'true' ? 1_200_000 : 600_000)
    const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const trouble: string[] = []
    let address = ''
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') trouble.push(`${address}: ${message.text()}`)
    })
    page.on('pageerror', (error) => trouble.push(`${address}: ${error.message}`))
    page.on('request', (request) => {
      if (!request.url().startsWith(product().siteUrl) && !/^(data|blob):/.test(request.url()))
        trouble.push(`${address}: asks ${request.url()}`)
    })
    page.on('response', (response) => {
      if (response.status() >= 400) trouble.push(`${address}: ${response.status()} for ${response.url()}`)
    })
    const all = process.env.WALK === 'all' ? pagePaths() : samplePages()
    expect(all.length).toBeGreaterThan(20)
    const checkPage = async () => {
      await page.goto(product().siteUrl + address)
      await readThrough(page)
      // During maintenance every link of a header would open the same notice.
      const rests = address.endsWith('/maintenance')
      if ((await page.getByRole('banner').count()) !== (rests ? 0 : 1)) trouble.push(`${address}: header`)
      const overflow = await overflowOf(page)
      if (overflow > 0) trouble.push(`${address}: ${overflow} px wider than the screen`)
      // The visible text, without hidden parts or scripts.
      // biome-ignore lint/performance/useDomNodeTextContent: hidden text is not a gap a visitor sees
      const text = await page.locator('body').innerText()
      for (const gap of ['undefined', '[object Object]', 'NaN', '{{', ...(text.match(/\{\w+\}/g) ?? [])])
        if (text.includes(gap)) trouble.push(`${address}: shows "${gap}"`)
      for (const fault of await accessFaults(page.locator('html'))) trouble.push(`${address}: ${fault}`)
      for (const other of otherWidths) {
        await page.setViewportSize({ width: other, height: 900 })
        const overflow = await overflowOf(page)
        if (overflow > 0) trouble.push(`${address}: ${overflow} px wider than a screen of ${other} px`)
      }
      await page.setViewportSize({ width, height: 900 })
      if (process.env.SCREENSHOTS !== 'true') return
      await painted(page)
      await page.screenshot({ path: pictureOf(address, width), fullPage: true })
    }
    // A page that hangs fails by its name, instead of using up the time of the whole walk.
    for (address of all) await test.step(address, checkPage, { timeout: 60_000 })
    console.log(`${all.length} pages walked at ${width} px`)
    expect(trouble).toEqual([])
    await context.close()
  })
}
