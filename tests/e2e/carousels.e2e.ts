import { expect, type Locator, type Page, test } from '@playwright/test'
import {
  firstVisibleSlide,
  nextButton,
  pauseButton,
  playButton,
  previousButton,
  slideCounter,
  slides,
  visibleSlideCount,
} from './support/carousel'
import { mediaCarousel, otherProjects, section, stages } from './support/page-parts'
import { open, waitForHydration } from './support/site'

const santorini = '/proyectos/condominios/santorini'

test.use({ viewport: { width: 1440, height: 900 } })

const steps = (page: Page) => section(page, 'Cuatro pasos, bien explicados')

async function openCarousel(page: Page, path: string, find: (page: Page) => Locator) {
  await page.clock.install()
  await open(page, path)
  await waitForHydration(find(page))
  return find(page)
}

/** Turns off autoplay, so the first slide stays until a button is pressed. */
const reduceMotion = (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })

const openMediaCarousel = (page: Page) => openCarousel(page, santorini, mediaCarousel)

/** The tests read the visible slide at this interval. */
const SAMPLE_MS = 250

/** Returns the milliseconds between slide changes without any interaction. */
async function measureIntervals(page: Page, carousel: Locator, durationMs: number): Promise<number[]> {
  await page.clock.pauseAt(Date.now() + 60_000)
  const changes: number[] = []
  const hasCounter = (await slideCounter(carousel).count()) > 0
  const readSlide = () => (hasCounter ? slideCounter(carousel).textContent() : firstVisibleSlide(carousel))
  let slide = await readSlide()
  for (let time = 0; time <= durationMs; time += SAMPLE_MS) {
    await page.clock.runFor(SAMPLE_MS)
    const currentSlide = await readSlide()
    if (currentSlide !== slide) changes.push(time)
    slide = currentSlide
  }
  return changes.slice(1).map((time, index) => time - (changes[index] ?? 0))
}

for (const [name, path, find, intervalMs, width] of [
  ['the media carousel advances', santorini, mediaCarousel, 3000, 1440],
  ['the related projects advance', santorini, otherProjects, 3000, 1440],
  ['on phones the related projects advance', santorini, otherProjects, 3000, 390],
  ['the steps of the referral programme advance', '/referidos', steps, 3000, 1440],
  ['on phones the steps of the referral programme advance', '/referidos', steps, 3000, 390],
  ['on phones the stages advance', santorini, stages, 1500, 390],
] as const)
  test(`${name} every ${intervalMs / 1000} seconds`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const carousel = await openCarousel(page, path, find)
    const intervals = await measureIntervals(page, carousel, intervalMs * 3.5)
    expect(intervals.length).toBeGreaterThanOrEqual(2)
    for (const interval of intervals) expect(Math.abs(interval - intervalMs)).toBeLessThanOrEqual(SAMPLE_MS)
  })

test.describe('the media carousel', () => {
  for (const [condition, stopCarousel] of [
    ['under the pointer', (carousel: Locator) => carousel.hover({ position: { x: 700, y: 300 } })],
    ['while one of its controls has the focus', (carousel: Locator) => nextButton(carousel).focus()],
    ['after its pause button is pressed', (carousel: Locator) => pauseButton(carousel).click()],
  ] as const)
    test(`pauses ${condition}`, async ({ page }) => {
      const carousel = await openMediaCarousel(page)
      await stopCarousel(carousel)
      // Moves the pointer and the focus away, because they pause the carousel too.
      if (condition.startsWith('after')) {
        await page.mouse.move(20, 850)
        await page.locator(':focus').blur()
      }
      const slide = await slideCounter(carousel).textContent()
      await page.clock.runFor(10_000)
      expect(await slideCounter(carousel).textContent()).toBe(slide)
    })

  test('resumes immediately when its play button is pressed, even with pointer and focus still on the button', async ({
    page,
  }) => {
    const carousel = await openMediaCarousel(page)
    await pauseButton(carousel).click()
    await playButton(carousel).click()
    const slide = await slideCounter(carousel).textContent()
    await page.clock.runFor(4000)
    expect(await slideCounter(carousel).textContent()).not.toBe(slide)
  })

  test('shows the last slide when the previous button is pressed on the first slide', async ({ page }) => {
    await reduceMotion(page)
    const carousel = await openMediaCarousel(page)
    const slideCount = await slides(carousel).count()
    expect(slideCount).toBeGreaterThan(1)
    await previousButton(carousel).click()
    await expect(slideCounter(carousel)).toHaveText(`${slideCount} / ${slideCount}`)
  })

  test('never autoplays with reduced motion', async ({ page }) => {
    await reduceMotion(page)
    const carousel = await openMediaCarousel(page)
    await page.clock.runFor(10_000)
    expect(await firstVisibleSlide(carousel)).toBe(1)
    await expect(nextButton(carousel)).toBeVisible()
    await expect(pauseButton(carousel)).toBeHidden()
  })
})

test('the steps carousel shows 1 slide below 768 px, 2 below 1024 px and 3 on wider screens', async ({ page }) => {
  await open(page, '/referidos')
  for (const [width, count] of [
    [767, 1],
    [768, 2],
    [1023, 2],
    [1024, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(async () => Math.round(await visibleSlideCount(steps(page))), `at ${width} px`).toBe(count)
  }
})

test('the steps carousel of the referral programme has more than three slides and loops', async ({ page }) => {
  await reduceMotion(page)
  await open(page, '/referidos')
  await waitForHydration(steps(page))
  expect(await slides(steps(page)).count()).toBeGreaterThan(3)
  await previousButton(steps(page)).click()
  await expect(slides(steps(page)).last()).toBeInViewport()
})

test('a looping carousel loads the image of its last card before it scrolls into view', async ({ page }) => {
  await reduceMotion(page)
  await open(page, '/nosotros')
  const carousel = otherProjects(page)
  await waitForHydration(carousel)
  await previousButton(carousel).click()
  await expect(slides(carousel).last()).toBeInViewport()
  const lastImage = slides(carousel).last().locator('picture img')
  await expect
    .poll(() => lastImage.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThanOrEqual(320)
  expect(await lastImage.getAttribute('loading')).toBe('eager')
})

test('on phones the carousel of the stages does not loop', async ({ page }) => {
  await reduceMotion(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, santorini)
  await waitForHydration(stages(page))
  await expect(previousButton(stages(page))).toHaveAttribute('aria-disabled', 'true')
  await expect(nextButton(stages(page))).toHaveAttribute('aria-disabled', 'false')
})

test('the related projects show 1 slide below 350 px, 2 below 1024 px and 3 on wider screens', async ({ page }) => {
  await open(page, santorini)
  const countWholeSlides = () =>
    slides(otherProjects(page)).evaluateAll((elements) => {
      // On wide screens the contact form is beside the carousel.
      const frame = elements[0]?.closest('section')?.getBoundingClientRect()
      const isWhole = ({ left, right }: DOMRect) => frame && left >= frame.left - 1 && right <= frame.right + 1
      return elements.filter((slide) => isWhole(slide.getBoundingClientRect())).length
    })
  for (const [width, count] of [
    [349, 1],
    [350, 2],
    [390, 2],
    [768, 2],
    [1023, 2],
    [1024, 3],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(countWholeSlides, `at ${width} px`).toBe(count)
  }
})
