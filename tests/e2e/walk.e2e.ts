// Walks the site as a visitor would, on four screens. CI walks one page of each kind; `WALK=all` walks every page, and
// `SCREENSHOTS=true` keeps a picture of each under screenshots/, to be looked at.
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { accessFaults, overflowOf } from './support/page-checks'
import { pageAddresses, samplePages } from './support/pages'
import { product } from './support/product'

// Names, roles and contrast do not change between a phone and a tablet, and loading is most of a visit: the short walk
// loads a page on a phone and on a desktop, and then makes the window wider or narrower.
const isShort = process.env.WALK !== 'all' && process.env.SCREENSHOTS !== 'true'
const screens: [number, ...number[]][] = isShort
  ? [
      [390, 768],
      [1440, 1024],
    ]
  : [[390], [768], [1024], [1440]]

/** Scrolls through the page once, so that whatever loads when seen is loaded. */
async function readThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 700) {
      window.scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
    window.scrollTo(0, 0)
  })
}

/** Waits for what can be seen to be painted; slides beside the screen may never load. */
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
  test(`every page is whole, quiet and private at ${[width, ...otherWidths].join(' and ')} px`, async ({ browser }) => {
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
    const all = process.env.WALK === 'all' ? pageAddresses() : samplePages()
    expect(all.length).toBeGreaterThan(20)
    for (address of all) {
      await page.goto(product().siteUrl + address)
      await readThrough(page)
      // While the site rests every link of a header would lead back to the same notice.
      const rests = address.endsWith('/maintenance')
      if ((await page.getByRole('banner').count()) !== (rests ? 0 : 1)) trouble.push(`${address}: header`)
      const overflow = await overflowOf(page)
      if (overflow > 0) trouble.push(`${address}: ${overflow} px wider than the screen`)
      // What is shown, not what is in hidden parts or scripts.
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
      if (process.env.SCREENSHOTS !== 'true') continue
      await painted(page)
      await page.screenshot({ path: pictureOf(address, width), fullPage: true })
    }
    console.log(`${all.length} pages walked at ${width} px`)
    expect(trouble).toEqual([])
    await context.close()
  })
}
