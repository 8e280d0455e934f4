import { expect, type Page, test } from '@playwright/test'
import { counter, next } from './support/carousel'
import { gallery, galleryModes, mediaCarousel } from './support/page-parts'
import { open, ready } from './support/site'

const unsupported = {
  es: 'Tu navegador no soporta el tag de video.',
  en: 'Your browser does not support the video tag.',
}

function filmRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/-film.*\.(mp4|webm)/.test(request.url())) asked.push(request.url())
  })
  return asked
}

const isPlaying = (film: HTMLVideoElement) => !film.paused && film.currentTime > 0

for (const [path, words] of [
  [
    '/proyectos/condominios/santorini',
    {
      tab: 'Video',
      start: 'Ver el video',
      inWords: 'Qué se ve en el video',
      text: /^Película sin sonido de Santorini/,
    },
  ],
  [
    '/proyectos/multifamiliares/o2',
    {
      tab: 'Video',
      start: 'Ver el video',
      inWords: 'Qué se ve en el video',
      text: /^Película sin sonido de O2/,
    },
  ],
  [
    '/en/projects/condominiums/santorini',
    { tab: 'Video', start: 'Watch the video', inWords: 'What the video shows', text: /^Silent film of Santorini/ },
  ],
] as const)
  test(`the gallery of ${path} has a video as its third mode, loaded when it starts and described in a text`, async ({
    page,
  }) => {
    const asked = filmRequests(page)
    await open(page, path)
    await ready(galleryModes(page))
    const modes = galleryModes(page).getByRole('tab')
    await expect(modes).toHaveCount(3)
    const third = modes.nth(2)
    await expect(third).toHaveText(words.tab)
    await third.click()
    await expect(third).toHaveAttribute('aria-selected', 'true')
    await expect(modes.first()).toHaveAttribute('aria-selected', 'false')
    const panel = gallery(page).getByRole('tabpanel', { name: words.tab })
    const film = panel.locator('video')
    await expect(film).toBeHidden()
    await expect(film).toHaveText(unsupported[path.startsWith('/en') ? 'en' : 'es'])
    await panel.getByText(words.inWords).click()
    await expect(panel.getByText(words.text)).toBeVisible()
    expect(asked).toEqual([])

    await panel.getByRole('button', { name: words.start }).click()
    await expect(film).toBeVisible()
    await expect(film).toHaveAttribute('controls', '')
    await expect.poll(() => film.evaluate(isPlaying)).toBe(true)
    expect(asked.length).toBeGreaterThan(0)
  })

test('the last slide of Santorini is a video that loads nothing before it starts and pauses the slides while it plays', async ({
  page,
}) => {
  const asked = filmRequests(page)
  await open(page, '/proyectos/condominios/santorini')
  const carousel = mediaCarousel(page)
  await ready(carousel)
  await carousel.getByRole('button', { name: 'Pausar el movimiento' }).click()
  for (let step = 0; step < 3; step++) await next(carousel).click()
  await expect(counter(carousel)).toHaveText('4 / 4')
  expect(asked).toEqual([])
  await carousel.getByRole('button', { name: 'Ver el video' }).click()
  const film = carousel.locator('video')
  await expect.poll(() => film.evaluate(isPlaying)).toBe(true)
  // The slides may move again and the pointer is elsewhere: only the video pauses them.
  await carousel.getByRole('button', { name: 'Reanudar el movimiento' }).click()
  await page.mouse.move(0, 0)
  await page.waitForTimeout(4000)
  // Checked immediately: a check that waits would see the slides loop back.
  expect(await counter(carousel).textContent()).toBe('4 / 4')
  await next(carousel).click()
  await expect.poll(() => film.evaluate((one: HTMLVideoElement) => one.paused)).toBe(true)
})

test('the video of O2 has its own section with a poster, and plays when started', async ({ page }) => {
  await open(page, '/proyectos/multifamiliares/o2')
  const section = page.getByRole('region', { name: 'Sube por los balcones' })
  const start = section.getByRole('button', { name: 'Ver el video' })
  await ready(section)
  await expect(section.locator('img')).toHaveAttribute('src', /o2-film-poster/)
  await start.click()
  await expect.poll(() => section.locator('video').evaluate(isPlaying)).toBe(true)
})

test('without JavaScript the video has the native controls', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  const asked = filmRequests(page)
  await open(page, '/proyectos/condominios/santorini')
  await expect(gallery(page).locator('video')).toBeVisible()
  await expect(gallery(page).locator('video')).toHaveAttribute('preload', 'none')
  expect(asked).toEqual([])
  await page.context().close()
})
