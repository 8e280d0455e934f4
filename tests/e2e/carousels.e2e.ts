// The rows of slides: how many are shown, when they move by themselves, when they rest and whether they go round.
import { expect, type Locator, type Page, test } from '@playwright/test'
import { ready } from './support/keyboard'
import { product } from './support/product'

const at = (path: string) => product().siteUrl + path
const santorini = '/proyectos/condominios/santorini'

test.use({ viewport: { width: 1440, height: 900 } })

const slide = (slider: Locator) => slider.locator('[data-carousel=current]').textContent()

async function openCarousel(page: Page, selector: string) {
  await page.clock.install()
  await page.goto(at(santorini))
  const carousel = page.locator(`${selector} [data-enhance=carousel]`)
  await carousel.scrollIntoViewIfNeeded()
  await ready(carousel)
  return carousel
}

/** Nothing moves by itself: the first slide is the first until somebody presses a button. */
const still = (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })

const openSlider = (page: Page) => openCarousel(page, '.media')

/** Milliseconds from one change of slide to the next, while nobody touches the page. */
async function pausesOf(page: Page, carousel: Locator, watchFor: number): Promise<number[]> {
  await page.clock.pauseAt(Date.now() + 60_000)
  const changes: number[] = []
  let shown = await slide(carousel)
  for (let time = 0; time <= watchFor; time += 100) {
    await page.clock.runFor(100)
    const now = await slide(carousel)
    if (now !== shown) changes.push(time)
    shown = now
  }
  return changes.slice(1).map((time, index) => time - (changes[index] ?? 0))
}

test.describe('the media slider', () => {
  test('moves on by itself every 3 seconds', async ({ page }) => {
    const slider = await openSlider(page)
    const pauses = await pausesOf(page, slider, 10_000)
    expect(pauses.length).toBeGreaterThanOrEqual(2)
    for (const pause of pauses) expect(Math.abs(pause - 3000)).toBeLessThanOrEqual(200)
  })

  for (const [reason, rest] of [
    ['under the pointer', (slider: Locator) => slider.hover({ position: { x: 700, y: 300 } })],
    ['while something in it has the focus', (slider: Locator) => slider.locator('[data-carousel=next]').focus()],
    ['once its button says so', (slider: Locator) => slider.locator('[data-carousel=pause]').click()],
  ] as const)
    test(`rests ${reason}`, async ({ page }) => {
      const slider = await openSlider(page)
      await rest(slider)
      // The button alone must do: pointer and focus have left.
      if (reason.startsWith('once')) {
        await page.mouse.move(20, 850)
        await page.locator(':focus').blur()
      }
      const shown = await slide(slider)
      await page.clock.runFor(10_000)
      expect(await slide(slider)).toBe(shown)
    })

  test('moves on at once when its button says so, although pointer and focus are still on it', async ({ page }) => {
    const slider = await openSlider(page)
    await slider.locator('[data-carousel=pause]').click()
    await slider.locator('[data-carousel=play]').click()
    const shown = await slide(slider)
    await page.clock.runFor(4000)
    expect(await slide(slider)).not.toBe(shown)
  })

  test('goes round: the slide before the first is the last', async ({ page }) => {
    await still(page)
    const slider = await openSlider(page)
    await expect(slider).toHaveAttribute('data-loop', 'true')
    const slides = await slider.locator('.carousel__slide').count()
    expect(slides).toBeGreaterThan(1)
    await slider.locator('[data-carousel=previous]').click()
    await expect(slider.locator('[data-carousel=current]')).toHaveText(String(slides))
  })

  test('never moves by itself for people who asked for less motion', async ({ browser }) => {
    const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } })
    const slider = await openSlider(page)
    await page.clock.runFor(10_000)
    expect(await slide(slider)).toBe('1')
    await expect(slider.locator('[data-carousel=pause]')).toBeHidden()
    await page.close()
  })
})

for (const [width, shown] of [
  [767, 1],
  [768, 2],
  [1023, 2],
  [1024, 3],
] as const)
  test(`the steps carousel shows ${shown} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(at('/referidos'))
    const steps = page.locator('#referred-pasos .carousel')
    await steps.scrollIntoViewIfNeeded()
    const ratio = await steps.evaluate((row) => {
      const first = row.querySelector('.refer-step')
      return row.clientWidth / (first?.clientWidth ?? 1)
    })
    expect(Math.round(ratio)).toBe(shown)
    await expect(page.locator('#referred-pasos [data-enhance=carousel]')).toHaveAttribute('data-autoplay', '3000')
  })

test('the steps are more than three and go round', async ({ page }) => {
  await still(page)
  await page.goto(at('/referidos'))
  const steps = page.locator('#referred-pasos [data-enhance=carousel]')
  expect(await steps.locator('.refer-step').count()).toBeGreaterThan(3)
  await expect(steps).toHaveAttribute('data-loop', 'true')
  await steps.scrollIntoViewIfNeeded()
  await ready(steps)
  await steps.locator('[data-carousel=previous]').click()
  await expect(steps.locator('.refer-step').last()).toBeInViewport()
})

test('a carousel that loops has the pictures of the cards that come next', async ({ page }) => {
  await still(page)
  await page.goto(at('/nosotros'))
  const rail = page.locator('[data-enhance=carousel]:has(.rail)')
  await rail.scrollIntoViewIfNeeded()
  await ready(rail)
  await rail.locator('[data-carousel=previous]').click()
  const beside = rail.locator('.carousel__slide').last().locator('picture img')
  await expect.poll(() => beside.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(await beside.getAttribute('loading')).toBe('eager')
})

test('on phones the works are a carousel that moves every 1.5 seconds and does not go round', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const works = await openCarousel(page, '.works')
  await expect(works).not.toHaveAttribute('data-loop')
  await expect(works.locator('[data-carousel=previous]')).toHaveAttribute('aria-disabled', 'true')
  const pauses = await pausesOf(page, works, 5500)
  expect(pauses.length).toBeGreaterThanOrEqual(2)
  for (const pause of pauses) expect(Math.abs(pause - 1500)).toBeLessThanOrEqual(200)
})

for (const [width, whole] of [
  [390, 1],
  [768, 2],
  [1024, 3],
] as const)
  test(`at ${width} px the related projects show ${whole} and a piece of the next`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(at('/proyectos/condominios/santorini'))
    const rail = page.locator('[data-enhance=carousel]:has(.rail)')
    await expect(rail).toHaveAttribute('data-autoplay', '3000')
    await expect(rail).toHaveAttribute('data-loop', 'true')
    const shown = await rail.locator('.rail').evaluate((row) => {
      const card = row.querySelector('.rail__item')
      return row.clientWidth / (card?.clientWidth ?? 1)
    })
    expect(Math.floor(shown)).toBe(whole)
  })
