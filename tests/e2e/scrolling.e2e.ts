// How the page scrolls to the target of a link.
import { expect, type Locator, type Page, test } from '@playwright/test'
import { heroTitle } from './support/hero-title'
import { gallery, section } from './support/page-parts'
import { open, ready } from './support/site'

test.use({ viewport: { width: 1440, height: 900 } })

/** Follows a link, and returns how far the page has scrolled after the click and at the end. */
async function follow(link: Locator): Promise<{ atOnce: number; inTheEnd: number }> {
  const page = link.page()
  const from = await page.evaluate(() => scrollY)
  const moved = () => page.evaluate((from) => Math.abs(scrollY - from), from)
  const atOnce = await link.evaluate((element: HTMLElement) => {
    const before = scrollY
    element.click()
    return Math.abs(scrollY - before)
  })
  let last = -1
  await expect(async () => {
    const now = await moved()
    const isStill = now === last
    last = now
    expect(isStill).toBe(true)
  }).toPass({ intervals: [600] })
  return { atOnce, inTheEnd: last }
}

const calls = [
  // On a wide screen the form is beside the gallery: there is nothing to scroll.
  ['the gallery of a project', '/proyectos/condominios/santorini', gallery, 'Programar visita'],
  ['the gallery of an area', '/zonas/mejia', gallery, 'Programar visita'],
  ['the first screen of the home page', '/', (page: Page) => section(page, heroTitle('es')), 'Hablar con un asesor'],
  [
    'the first screen of the referral page',
    '/referidos',
    (page: Page) => section(page, /^refiere y gana$/i),
    'Ver recompensas',
  ],
] as const

for (const [name, path, part, call] of calls)
  test(`from ${name} the page scrolls smoothly to the target of its button`, async ({ page }) => {
    if (part === gallery) await page.setViewportSize({ width: 390, height: 844 })
    await open(page, path)
    const button = part(page).getByRole('link', { name: call })
    await ready(part(page))
    await button.scrollIntoViewIfNeeded()
    await page.waitForTimeout(500)
    const { atOnce, inTheEnd } = await follow(button)
    expect(inTheEnd).toBeGreaterThan(400)
    expect(atOnce).toBeLessThan(50)
  })

test('with reduced motion the page jumps to the target', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  await ready(section(page, heroTitle('es')))
  const button = section(page, heroTitle('es')).getByRole('link', { name: 'Hablar con un asesor' })
  expect((await follow(button)).atOnce).toBeGreaterThan(400)
})

for (const [path, link] of [
  ['/', 'Nosotros'],
  ['/en', 'About us'],
] as const)
  test(`from the middle of ${path} another page opens at its top`, async ({ page }) => {
    await open(page, path)
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }))
    await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click()
    await expect(page).toHaveURL(/\/(nosotros|about)$/)
    await page.waitForTimeout(500)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
