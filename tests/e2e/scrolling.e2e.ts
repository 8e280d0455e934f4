// How the page moves to what a link asks for.
import { expect, type Page, test } from '@playwright/test'
import { gallery, section } from './support/page-parts'
import { open, ready } from './support/site'

test.use({ viewport: { width: 1440, height: 900 } })

/** Where the page stood at each frame from a click until it rests. */
async function positionsAfter(page: Page, click: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const positions: number[] = []
    Object.assign(window, { positions })
    const note = () => {
      positions.push(Math.round(scrollY))
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  await click()
  await page.waitForTimeout(2500)
  return page.evaluate(() => (window as unknown as { positions: number[] }).positions)
}

/** How many places the page passed between the first and the last. */
function between(positions: number[]): number {
  const [from = 0, to = 0] = [positions[0], positions.at(-1)]
  expect(Math.abs(to - from)).toBeGreaterThan(600)
  const onTheWay = positions.filter((at) => at > Math.min(from, to) + 20 && at < Math.max(from, to) - 20)
  return new Set(onTheWay).size
}

const calls = [
  // On a wide screen the form stands beside the gallery: there is no way to go.
  ['the gallery of a project', '/proyectos/condominios/santorini', gallery, 'Programar visita'],
  ['the gallery of an area', '/zonas/mejia', gallery, 'Programar visita'],
  [
    'the first screen of the home page',
    '/',
    (page: Page) => section(page, 'Del sillar al mar.'),
    'Hablar con un asesor',
  ],
  [
    'the first screen of the referral page',
    '/referidos',
    (page: Page) => section(page, /^refiere y gana$/i),
    'Ver recompensas',
  ],
] as const

for (const [name, path, part, call] of calls)
  test(`from ${name} the page glides to where its button leads`, async ({ page }) => {
    if (part === gallery) await page.setViewportSize({ width: 390, height: 844 })
    await open(page, path)
    const button = part(page).getByRole('link', { name: call })
    await ready(part(page))
    await button.scrollIntoViewIfNeeded()
    await page.waitForTimeout(500)
    expect(between(await positionsAfter(page, () => button.click()))).toBeGreaterThan(5)
  })

test('for people who asked for less motion the page is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  await ready(section(page, 'Del sillar al mar.'))
  const button = section(page, 'Del sillar al mar.').getByRole('link', { name: 'Hablar con un asesor' })
  expect(between(await positionsAfter(page, () => button.click()))).toBeLessThanOrEqual(1)
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
