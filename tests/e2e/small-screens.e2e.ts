// 320 px wide: the smallest phone, and a desktop at 400 % zoom (1280 by 1024 becomes 320 by 256).
import { expect, type Page, test } from '@playwright/test'
import { header } from './support/page-parts'
import { samplePages } from './support/pages'
import { open } from './support/site'

/** Returns the share of the screen that fixed elements cover. */
function shareOfBars(page: Page) {
  return page.evaluate(() => {
    const stays = [...document.querySelectorAll('body *')].filter((element) => {
      const { position, visibility, opacity } = getComputedStyle(element)
      const { width, height, top, bottom } = element.getBoundingClientRect()
      const isBar = width > innerWidth / 2 && height < innerHeight && top < innerHeight && bottom > 0
      return ['fixed', 'sticky'].includes(position) && visibility === 'visible' && opacity !== '0' && isBar
    })
    const height = stays
      .map((element) => element.getBoundingClientRect())
      .filter(({ top, bottom }) => top <= 1 || bottom >= innerHeight - 1)
      .reduce((sum, { top, bottom }) => sum + Math.min(bottom, innerHeight) - Math.max(top, 0), 0)
    return height / innerHeight
  })
}

/** Returns words of ordinary length that are broken across lines. URLs and the like may be. */
function brokenWords(page: Page) {
  return page.evaluate(() => {
    const broken: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.parentElement?.checkVisibility()) continue
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}{4,16}/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(word)
      }
    }
    return broken
  })
}

for (const [width, height] of [
  [320, 640],
  [320, 256],
] as const)
  test(`no page scrolls sideways, breaks a word or is covered by its bars at ${width} × ${height} px`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    for (const address of samplePages()) {
      await open(page, address)
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(sideways, address).toBe(0)
      expect(await brokenWords(page), address).toEqual([])
      await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
      expect(await shareOfBars(page), address).toBeLessThan(0.25)
    }
  })

test('the logo and the buttons of a project page are complete at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/proyectos/condominios/santorini')
  const mark = header(page).getByRole('img').first()
  const drawn = await mark.evaluate((image: HTMLImageElement) => {
    const { width, height } = image.getBoundingClientRect()
    return { shape: width / height, own: image.naturalWidth / image.naturalHeight }
  })
  expect(drawn.shape).toBeCloseTo(drawn.own, 1)
  const bar = page.getByRole('complementary', { name: /^(Contacto directo|Direct contact)/ })
  const round = await bar
    .getByRole('link', { name: 'Chatear con un asesor' })
    .last()
    .evaluate((link) => {
      const { width, height } = link.getBoundingClientRect()
      return [width, height]
    })
  expect(round).toEqual([48, 48])
})
