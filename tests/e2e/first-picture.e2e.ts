// Before the first image of a page has loaded: a placeholder with its colours is shown, and nothing moves away from it.
import { expect, test } from '@playwright/test'
import { counter } from './support/carousel'
import { heroTitle } from './support/hero-title'
import { mediaCarousel, section } from './support/page-parts'
import { open } from './support/site'

const santorini = '/proyectos/condominios/santorini'

test('the placeholder of the first image has its colours immediately', async ({ page }) => {
  // The image files never load.
  await page.route('**/media/**', () => {})
  await page.goto('about:blank')
  void open(page, santorini).catch(() => {})
  const first = mediaCarousel(page).getByRole('listitem').first()
  const colours = first.locator('img').first()
  await expect.poll(() => colours.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(16)
  const [place, shown] = await Promise.all([first.boundingBox(), colours.boundingBox()])
  expect(shown).toEqual(place)
})

for (const [screen, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
}))
  for (const address of ['/', '/nosotros', '/noticias/1', santorini])
    test(`the head of ${address} preloads its first image, which is loaded once (${screen})`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await open(page, address)
      const first = page.getByRole('main').locator('img[fetchpriority="high"]')
      await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
      const askedBy = await first.evaluate((image: HTMLImageElement) =>
        performance
          .getEntriesByName(image.currentSrc)
          .map((entry) => (entry as PerformanceResourceTiming).initiatorType),
      )
      expect(askedBy).toEqual(['link'])
    })

test('the carousel waits for its first two images before it moves', async ({ page }) => {
  let deliver = () => {}
  const held = new Promise<void>((resolve) => {
    deliver = resolve
  })
  await page.route(/\/media\/.*\.(avif|jpg)/, async (route) => {
    await held
    await route.continue()
  })
  const loaded = open(page, santorini)
  await counter(mediaCarousel(page)).waitFor()
  await page.waitForTimeout(5000)
  await expect(counter(mediaCarousel(page))).toHaveText(/^1 /)
  deliver()
  await loaded
  await expect(counter(mediaCarousel(page))).toHaveText(/^2 /, { timeout: 8000 })
})

test('a phone that saves data does not load the video of the home page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const films: string[] = []
  page.on('request', (request) => {
    if (/\.(mp4|webm)$/.test(new URL(request.url()).pathname)) films.push(request.url())
  })
  await open(page, '/')
  await section(page, heroTitle('es')).getByRole('button', { name: /video/ }).waitFor()
  await page.waitForTimeout(1000)
  expect(films).toEqual([])
})
