// Elements fade in on scroll. Visitors who stop scrolling must not see large gaps.
import { expect, type Page, test } from '@playwright/test'
import { chatLink, claims, footer, section } from './support/page-parts'
import { open } from './support/site'

const pages = ['/', '/nosotros', '/responsabilidad-social', '/referidos', '/proyectos/multifamiliares/o2']

/** Returns the share of the viewport height that the largest invisible element takes up, and the invisible headings. */
function measureInvisibleContent(page: Page) {
  return page.evaluate(() => {
    const invisibleElements = [...document.querySelectorAll<HTMLElement>('main :not(input)')].filter((element) => {
      const { left, right } = element.getBoundingClientRect()
      // An invisible image leaves no gap if a visible sibling, such as the next slide, covers the same width.
      const isCovered = [...(element.parentElement?.children ?? [])].some((other) => {
        const box = other.getBoundingClientRect()
        return other !== element && box.left === left && getComputedStyle(other).opacity === '1' && box.right === right
      })
      return getComputedStyle(element).opacity === '0' && left < innerWidth && right > 0 && !isCovered
    })
    const shares = invisibleElements.map((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) / innerHeight
    })
    const headings = invisibleElements.filter(
      (element, index) => shares[index] && element.querySelector('h1, h2, h3, h4'),
    )
    return { share: Math.max(0, ...shares), headings: headings.map(({ textContent }) => textContent) }
  })
}

for (const path of pages)
  for (const height of [844, 600])
    test(`on ${path} no heading is invisible, and invisible content covers at most a sixth of a viewport of ${height} px`, {
      tag: '@long',
    }, async ({ page }) => {
      await page.setViewportSize({ width: 390, height })
      await open(page, path)
      const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
      for (let top = 0; top <= end; top += Math.round(height * 0.45)) {
        await page.evaluate((offset) => scrollTo({ top: offset, behavior: 'instant' }), top)
        await expect.poll(async () => (await measureInvisibleContent(page)).share, `at ${top} px`).toBeLessThan(0.17)
        expect((await measureInvisibleContent(page)).headings, `headings at ${top} px`).toEqual([])
      }
    })

test('a small block fades in once over 0.6 s when two fifths of it are in the viewport', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/nosotros')
  const block = section(page, 'Nuestra misión').getByRole('paragraph')
  const readOpacity = () => block.evaluate((element) => Number(getComputedStyle(element).opacity))
  const scrollToShare = (share: number) =>
    block.evaluate((element, share) => {
      const { top, height } = element.getBoundingClientRect()
      scrollBy({ top: top - innerHeight + height * share, behavior: 'instant' })
    }, share)
  await expect.poll(readOpacity).toBe(0)
  await scrollToShare(0.3)
  await page.waitForTimeout(300)
  expect(await readOpacity()).toBe(0)
  await scrollToShare(0.5)
  await expect
    .poll(() => block.evaluate((element) => element.getAnimations()[0]?.effect?.getTiming().duration))
    .toBe(600)
  await expect.poll(readOpacity).toBe(1)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await scrollToShare(0.1)
  expect(await readOpacity()).toBe(1)
})

test('on phones the bar with the chat link stays while scrolling and is hidden while the footer is in view', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/politica-de-privacidad')
  await expect(chatLink(page)).toBeVisible()
  await page.mouse.wheel(0, 600)
  await page.waitForTimeout(500)
  await expect(chatLink(page)).toBeVisible()
  await footer(page).scrollIntoViewIfNeeded()
  await expect(chatLink(page)).toBeHidden()
})

test('on a wide screen the chat link stays visible while scrolling', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/politica-de-privacidad')
  await page.mouse.wheel(0, 600)
  await page.waitForTimeout(500)
  await expect(chatLink(page)).toBeVisible()
})

for (const width of [1440, 390])
  test(`every claim of the company shows its full text at ${width} px`, { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/')
    const radios = claims(page).getByRole('radio')
    await expect(radios).toHaveCount(3)
    for (const sentence of ['De la primera piedra', 'Playa, campo y ciudad', 'Propietarios que hoy nos presentan']) {
      await claims(page).getByText(sentence).scrollIntoViewIfNeeded()
      await expect(claims(page).getByText(sentence)).toBeInViewport({ ratio: 0.95 })
    }
  })
