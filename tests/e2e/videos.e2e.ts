import { expect, type Page, test } from '@playwright/test'
import { nextButton, slideCounter } from './support/carousel'
import { gallery, galleryModes, mediaCarousel } from './support/page-parts'
import { open, waitForHydration } from './support/site'

const unsupported = {
  es: 'Tu navegador no soporta el tag de video.',
  en: 'Your browser does not support the video tag.',
}

function recordVideoRequests(page: Page): string[] {
  const requestedUrls: string[] = []
  page.on('request', (request) => {
    if (/-video.*\.(mp4|webm)/.test(request.url())) requestedUrls.push(request.url())
  })
  return requestedUrls
}

const isPlaying = (video: HTMLVideoElement) => !video.paused && video.currentTime > 0

for (const [path, texts] of [
  [
    '/proyectos/condominios/santorini',
    {
      tab: 'Video',
      start: 'Ver el video',
      descriptionToggle: 'Qué se ve en el video',
      text: /^Película sin sonido de Santorini/,
    },
  ],
  [
    '/proyectos/multifamiliares/o2',
    {
      tab: 'Video',
      start: 'Ver el video',
      descriptionToggle: 'Qué se ve en el video',
      text: /^Película sin sonido de O2/,
    },
  ],
  [
    '/en/projects/condominiums/santorini',
    {
      tab: 'Video',
      start: 'Watch the video',
      descriptionToggle: 'What the video shows',
      text: /^Silent film of Santorini/,
    },
  ],
] as const)
  test(`the gallery of ${path} has a video with a text description, which loads only when it starts`, async ({
    page,
  }) => {
    const requestedUrls = recordVideoRequests(page)
    await open(page, path)
    await waitForHydration(galleryModes(page))
    const modes = galleryModes(page).getByRole('tab')
    await expect(modes).toHaveCount(3)
    const videoTab = modes.nth(2)
    await expect(videoTab).toHaveText(texts.tab)
    await videoTab.click()
    await expect(videoTab).toHaveAttribute('aria-selected', 'true')
    await expect(modes.first()).toHaveAttribute('aria-selected', 'false')
    const panel = gallery(page).getByRole('tabpanel', { name: texts.tab })
    const video = panel.locator('video')
    await expect(video).toBeHidden()
    await expect(video).toHaveText(unsupported[path.startsWith('/en') ? 'en' : 'es'])
    await panel.getByText(texts.descriptionToggle).click()
    await expect(panel.getByText(texts.text)).toBeVisible()
    expect(requestedUrls).toEqual([])

    await panel.getByRole('button', { name: texts.start }).click()
    await expect(video).toBeVisible()
    await expect(video).toHaveAttribute('controls', '')
    await expect.poll(() => video.evaluate(isPlaying)).toBe(true)
    expect(requestedUrls.length).toBeGreaterThan(0)
  })

for (const width of [360, 390, 820])
  test(`nothing covers the button of the video in the carousel at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await open(page, '/proyectos/condominios/santorini')
    const carousel = mediaCarousel(page)
    await waitForHydration(carousel)
    await carousel.getByRole('button', { name: 'Pausar el movimiento' }).click()
    for (let step = 0; step < 3; step++) await nextButton(carousel).click()
    const start = carousel.getByRole('button', { name: 'Ver el video' })
    const uncoveredEdges = () =>
      start.evaluate((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect()
        const middle = (top + bottom) / 2
        const points = [
          [left + 4, middle],
          [right - 4, middle],
          [(left + right) / 2, top + 2],
          [(left + right) / 2, bottom - 2],
        ] as const
        return points.filter(([x, y]) => button.contains(document.elementFromPoint(x, y))).length
      })
    await expect.poll(uncoveredEdges).toBe(4)
  })

test('the last slide of Santorini is a video that loads only when it starts and pauses the carousel while it plays', async ({
  page,
}) => {
  const requestedUrls = recordVideoRequests(page)
  await open(page, '/proyectos/condominios/santorini')
  const carousel = mediaCarousel(page)
  await waitForHydration(carousel)
  await carousel.getByRole('button', { name: 'Pausar el movimiento' }).click()
  for (let step = 0; step < 3; step++) await nextButton(carousel).click()
  await expect(slideCounter(carousel)).toHaveText('4 / 4')
  expect(requestedUrls).toEqual([])
  await carousel.getByRole('button', { name: 'Ver el video' }).click()
  const video = carousel.locator('video')
  await expect.poll(() => video.evaluate(isPlaying)).toBe(true)
  // With autoplay on and the pointer elsewhere, only the playing video can pause the slides.
  await carousel.getByRole('button', { name: 'Reanudar el movimiento' }).click()
  await page.mouse.move(0, 0)
  await page.waitForTimeout(4000)
  // Checks only once, because the slides could loop back to this position during a retry.
  expect(await slideCounter(carousel).textContent()).toBe('4\u00a0/\u00a04')
  await nextButton(carousel).click()
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true)
})

test('the video of O2 has its own section with a poster, and plays when started', async ({ page }) => {
  await open(page, '/proyectos/multifamiliares/o2')
  const section = page.getByRole('region', { name: 'Sube por los balcones' })
  const start = section.getByRole('button', { name: 'Ver el video' })
  await waitForHydration(section)
  await expect(section.locator('img')).toHaveAttribute('src', /o2-video-poster/)
  await start.click()
  await expect.poll(() => section.locator('video').evaluate(isPlaying)).toBe(true)
})

test('without JavaScript the video is visible and does not load before it starts', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  const requestedUrls = recordVideoRequests(page)
  await open(page, '/proyectos/condominios/santorini')
  await expect(gallery(page).locator('video')).toBeVisible()
  await expect(gallery(page).locator('video')).toHaveAttribute('preload', 'none')
  expect(requestedUrls).toEqual([])
  await page.context().close()
})
