import { expect, type Locator, type Page, test } from '@playwright/test'
import { heroTitle } from './support/hero-title'
import { section } from './support/page-parts'
import { open, waitForHydration } from './support/site'

test.use({ viewport: { width: 1440, height: 900 } })

/** Clicks a link and returns how far the page has scrolled directly after the click and at the end. */
async function measureScroll(link: Locator): Promise<{ immediate: number; final: number }> {
  const page = link.page()
  const startTop = await page.evaluate(() => scrollY)
  const readDistance = () => page.evaluate((startTop) => Math.abs(scrollY - startTop), startTop)
  const immediate = await link.evaluate((element: HTMLElement) => {
    const startOffset = scrollY
    element.click()
    return Math.abs(scrollY - startOffset)
  })
  let lastDistance = -1
  await expect(async () => {
    const distance = await readDistance()
    const hasStopped = distance === lastDistance
    lastDistance = distance
    expect(hasStopped).toBe(true)
  }).toPass({ intervals: [600] })
  return { immediate, final: lastDistance }
}

const scrollLinks = [
  ['the hero of the home page', '/', (page: Page) => section(page, heroTitle('es')), 'Hablar con un asesor'],
  [
    'the hero of the referral page',
    '/referidos',
    (page: Page) => section(page, /^refiere y gana$/i),
    'Ver recompensas',
  ],
] as const

for (const [name, path, findSection, linkName] of scrollLinks)
  test(`the button in ${name} scrolls smoothly to its target`, async ({ page }) => {
    await open(page, path)
    const button = findSection(page).getByRole('link', { name: linkName })
    await waitForHydration(findSection(page))
    await button.scrollIntoViewIfNeeded()
    await page.waitForTimeout(500)
    const { immediate, final } = await measureScroll(button)
    expect(final).toBeGreaterThan(400)
    expect(immediate).toBeLessThan(50)
  })

test('with reduced motion a button jumps to its target without smooth scrolling', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  await waitForHydration(section(page, heroTitle('es')))
  const button = section(page, heroTitle('es')).getByRole('link', { name: 'Hablar con un asesor' })
  expect((await measureScroll(button)).immediate).toBeGreaterThan(400)
})

for (const [path, link] of [
  ['/', 'Nosotros'],
  ['/en', 'About us'],
] as const)
  test(`a header link that is followed in the middle of ${path} opens the next page at its top`, async ({ page }) => {
    await open(page, path)
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }))
    await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click()
    await expect(page).toHaveURL(/\/(nosotros|about)$/)
    await page.waitForTimeout(500)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
