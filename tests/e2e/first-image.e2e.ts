import { expect, test } from '@playwright/test'
import { slideCounter } from './support/carousel'
import { heroTitle } from './support/hero-title'
import { mediaCarousel, section } from './support/page-parts'
import { open } from './support/site'

const santorini = '/proyectos/condominios/santorini'

test('a placeholder with the colours of the first image fills its slide before the image loads', async ({ page }) => {
  await page.route('**/media/**', () => {})
  await page.goto('about:blank')
  void open(page, santorini).catch(() => {})
  const firstSlide = mediaCarousel(page).getByRole('listitem').first()
  const placeholder = firstSlide.locator('img').first()
  await expect.poll(() => placeholder.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(16)
  const [slideBox, placeholderBox] = await Promise.all([firstSlide.boundingBox(), placeholder.boundingBox()])
  expect(placeholderBox).toEqual(slideBox)
})

for (const [screen, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
}))
  for (const path of ['/', '/nosotros', '/noticias/1', santorini])
    test(`${path} preloads its first image and loads it only once (${screen})`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await open(page, path)
      const firstImage = page.getByRole('main').locator('img[fetchpriority="high"]')
      await expect.poll(() => firstImage.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
      const initiators = await firstImage.evaluate((image: HTMLImageElement) =>
        performance
          .getEntriesByName(image.currentSrc)
          .map((entry) => (entry as PerformanceResourceTiming).initiatorType),
      )
      expect(initiators).toEqual(['link'])
    })

test('the media carousel does not autoplay before its first two images have loaded', async ({ page }) => {
  let releaseImages = () => {}
  const imagesReleased = new Promise<void>((resolve) => {
    releaseImages = resolve
  })
  await page.route(/\/media\/.*\.(avif|jpg)/, async (route) => {
    await imagesReleased
    await route.continue()
  })
  const pageLoad = open(page, santorini)
  await slideCounter(mediaCarousel(page)).waitFor()
  await page.waitForTimeout(5000)
  await expect(slideCounter(mediaCarousel(page))).toHaveText(/^1\s/)
  releaseImages()
  await pageLoad
  await expect(slideCounter(mediaCarousel(page))).toHaveText(/^2\s/, { timeout: 8000 })
})

test('a phone that saves data does not load the video of the home page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const videoRequests: string[] = []
  page.on('request', (request) => {
    if (/\.(mp4|webm)$/.test(new URL(request.url()).pathname)) videoRequests.push(request.url())
  })
  await open(page, '/')
  await section(page, heroTitle('es')).getByRole('button', { name: /video/ }).waitFor()
  await page.waitForTimeout(1000)
  expect(videoRequests).toEqual([])
})
