// Visitors who stop scrolling always have something to read: no large block and no heading waits to appear.
import { expect, type Page, test } from '@playwright/test'
import { chat, claims, footer, section } from './support/page-parts'
import { open } from './support/site'

const pages = ['/', '/nosotros', '/responsabilidad-social', '/referidos', '/proyectos/multifamiliares/o2']

/** Measures what is in the viewport but invisible: its largest share of the height, and the headings in it. */
function unseen(page: Page) {
  return page.evaluate(() => {
    const hidden = [...document.querySelectorAll<HTMLElement>('main :not(input)')].filter((element) => {
      const { left, right } = element.getBoundingClientRect()
      // Of overlapping images one is visible: only an empty area counts.
      const isCovered = [...(element.parentElement?.children ?? [])].some((other) => {
        const box = other.getBoundingClientRect()
        return other !== element && box.left === left && getComputedStyle(other).opacity === '1' && box.right === right
      })
      return getComputedStyle(element).opacity === '0' && left < innerWidth && right > 0 && !isCovered
    })
    const shares = hidden.map((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) / innerHeight
    })
    const headings = hidden.filter((element, at) => shares[at] && element.querySelector('h1, h2, h3, h4'))
    return { share: Math.max(0, ...shares), headings: headings.map(({ textContent }) => textContent) }
  })
}

for (const path of pages)
  for (const height of [844, 600])
    test(`nothing larger than a sixth of a screen of ${height} px is invisible on ${path}`, { tag: '@long' }, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height })
      await open(page, path)
      const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
      for (let top = 0; top <= end; top += Math.round(height * 0.45)) {
        await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
        await expect.poll(async () => (await unseen(page)).share, `at ${top} px`).toBeLessThan(0.17)
        expect((await unseen(page)).headings, `headings at ${top} px`).toEqual([])
      }
    })

test('a small block waits until two fifths of it are visible, and then fades in once, over 0.6 s', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/nosotros')
  const block = section(page, 'Nuestra misión').getByRole('paragraph')
  const look = () => block.evaluate((element) => Number(getComputedStyle(element).opacity))
  const reach = (share: number) =>
    block.evaluate((element, share) => {
      const { top, height } = element.getBoundingClientRect()
      scrollBy({ top: top - innerHeight + height * share, behavior: 'instant' })
    }, share)
  await expect.poll(look).toBe(0)
  await reach(0.3)
  await page.waitForTimeout(300)
  expect(await look()).toBe(0)
  await reach(0.5)
  await expect
    .poll(() => block.evaluate((element) => element.getAnimations()[0]?.effect?.getTiming().duration))
    .toBe(600)
  await expect.poll(look).toBe(1)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await reach(0.1)
  expect(await look()).toBe(1)
})

test('on phones the chat hides while scrolling down, and returns when scrolling up', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/politica-de-privacidad')
  await expect(chat(page)).toBeVisible()
  await page.mouse.wheel(0, 600)
  await expect(chat(page)).toBeHidden()
  await page.mouse.wheel(0, -200)
  await expect(chat(page)).toBeVisible()
  await footer(page).scrollIntoViewIfNeeded()
  await expect(chat(page)).toBeHidden()
})

test('on a wide screen the chat stays', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/politica-de-privacidad')
  await page.mouse.wheel(0, 600)
  await page.waitForTimeout(500)
  await expect(chat(page)).toBeVisible()
})

for (const width of [1440, 390])
  test(`every claim of the company shows its whole text at ${width} px`, { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/')
    const all = claims(page).getByRole('radio')
    await expect(all).toHaveCount(3)
    for (const sentence of ['De la primera piedra', 'Playa, campo y ciudad', 'Propietarios que hoy nos presentan']) {
      await claims(page).getByText(sentence).scrollIntoViewIfNeeded()
      await expect(claims(page).getByText(sentence)).toBeInViewport({ ratio: 0.95 })
    }
  })
