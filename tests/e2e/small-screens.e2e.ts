// 320 px is the width of the smallest phone. At 400% zoom, a desktop of 1280 × 1024 px has 320 × 256 px.
import { expect, type Page, test } from '@playwright/test'
import { header } from './support/page-parts'
import { samplePages } from './support/pages'
import { open } from './support/site'

/** Returns the share of the viewport height that fixed and sticky bars cover. */
function measureBars(page: Page) {
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll('body *')].filter((element) => {
      const { position, visibility, opacity } = getComputedStyle(element)
      const { width, height, top, bottom } = element.getBoundingClientRect()
      const isBar = width > innerWidth / 2 && height < innerHeight && top < innerHeight && bottom > 0
      return ['fixed', 'sticky'].includes(position) && visibility === 'visible' && opacity !== '0' && isBar
    })
    const height = bars
      .map((element) => element.getBoundingClientRect())
      .filter(({ top, bottom }) => top <= 1 || bottom >= innerHeight - 1)
      .reduce((total, { top, bottom }) => total + Math.min(bottom, innerHeight) - Math.max(top, 0), 0)
    return height / innerHeight
  })
}

/** Returns words of 4 to 16 letters that are broken across lines. Longer words such as URLs may break. */
function findBrokenWords(page: Page) {
  return page.evaluate(() => {
    const brokenWords: string[] = []
    const textNodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = textNodes.nextNode(); node; node = textNodes.nextNode()) {
      if (!node.parentElement?.checkVisibility()) continue
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}{4,16}/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) brokenWords.push(word)
      }
    }
    return brokenWords
  })
}

for (const [width, height] of [
  [320, 640],
  [320, 256],
] as const)
  test(`no page scrolls sideways, breaks words or has fixed bars over a quarter of the screen at ${width} × ${height} px`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    for (const pagePath of samplePages()) {
      await open(page, pagePath)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, pagePath).toBe(0)
      expect(await findBrokenWords(page), pagePath).toEqual([])
      await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
      expect(await measureBars(page), pagePath).toBeLessThan(0.25)
    }
  })

for (const path of ['/', '/en/projects/apartments/o2'])
  test(`the logo of ${path} is not cropped at a text size of 200%`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, path)
    // Browsers multiply the root font size in the same way if a visitor chooses larger text.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const logo = header(page).getByRole('img').first()
    const { fit, width, ratio, intrinsic } = await logo.evaluate((image: HTMLImageElement) => {
      const box = image.getBoundingClientRect()
      return {
        fit: getComputedStyle(image).objectFit,
        width: box.width,
        ratio: box.width / box.height,
        intrinsic: image.naturalWidth / image.naturalHeight,
      }
    })
    if (fit !== 'contain') expect(ratio).toBeCloseTo(intrinsic, 1)
    expect(width).toBeGreaterThan(80)
  })

test('the logo and the chat link of a project page keep their proportions at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/proyectos/condominios/santorini')
  const logo = header(page).getByRole('img').first()
  const ratios = await logo.evaluate((image: HTMLImageElement) => {
    const { width, height } = image.getBoundingClientRect()
    return { rendered: width / height, intrinsic: image.naturalWidth / image.naturalHeight }
  })
  expect(ratios.rendered).toBeCloseTo(ratios.intrinsic, 1)
  const bar = page.getByRole('complementary', { name: /^(Contacto directo|Direct contact)/ })
  const chatSize = await bar
    .getByRole('link', { name: 'Chat con un asesor' })
    .last()
    .evaluate((link) => {
      const { width, height } = link.getBoundingClientRect()
      return [width, height]
    })
  expect(chatSize).toEqual([48, 48])
})
