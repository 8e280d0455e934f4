// The carousels: how many slides are visible, when they autoplay, when they pause and whether they loop.
import { expect, type Locator, type Page, test } from '@playwright/test'
import { counter, firstShown, next, pause, play, previous, slides, slidesAtOnce } from './support/carousel'
import { mediaCarousel, otherProjects, section, works } from './support/page-parts'
import { open, ready } from './support/site'

const santorini = '/proyectos/condominios/santorini'

test.use({ viewport: { width: 1440, height: 900 } })

const steps = (page: Page) => section(page, 'Cuatro pasos, bien explicados')

async function openCarousel(page: Page, path: string, find: (page: Page) => Locator) {
  await page.clock.install()
  await open(page, path)
  await ready(find(page))
  return find(page)
}

/** Reduced motion stops autoplay: the first slide stays until a button is pressed. */
const still = (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })

const openMediaCarousel = (page: Page) => openCarousel(page, santorini, mediaCarousel)

/** How often a carousel is sampled, in milliseconds. */
const look = 250

/** Measures the milliseconds between two slides without any interaction. */
async function pausesOf(page: Page, carousel: Locator, watchFor: number): Promise<number[]> {
  await page.clock.pauseAt(Date.now() + 60_000)
  const changes: number[] = []
  const counts = (await counter(carousel).count()) > 0
  const shownNow = () => (counts ? counter(carousel).textContent() : firstShown(carousel))
  let shown = await shownNow()
  for (let time = 0; time <= watchFor; time += look) {
    await page.clock.runFor(look)
    const now = await shownNow()
    if (now !== shown) changes.push(time)
    shown = now
  }
  return changes.slice(1).map((time, index) => time - (changes[index] ?? 0))
}

for (const [name, path, find, every, width] of [
  ['the media carousel moves', santorini, mediaCarousel, 3000, 1440],
  ['the related projects move', santorini, otherProjects, 3000, 1440],
  ['on phones the related projects move', santorini, otherProjects, 3000, 390],
  ['the steps of the referral programme move', '/referidos', steps, 3000, 1440],
  ['on phones the steps move', '/referidos', steps, 3000, 390],
  ['on phones the works move', santorini, works, 1500, 390],
] as const)
  test(`${name} on every ${every / 1000} seconds`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const carousel = await openCarousel(page, path, find)
    const pauses = await pausesOf(page, carousel, every * 3.5)
    expect(pauses.length).toBeGreaterThanOrEqual(2)
    for (const pause of pauses) expect(Math.abs(pause - every)).toBeLessThanOrEqual(look)
  })

test.describe('the media carousel', () => {
  for (const [reason, rest] of [
    ['under the pointer', (carousel: Locator) => carousel.hover({ position: { x: 700, y: 300 } })],
    ['while something in it has the focus', (carousel: Locator) => next(carousel).focus()],
    ['once its button says so', (carousel: Locator) => pause(carousel).click()],
  ] as const)
    test(`pauses ${reason}`, async ({ page }) => {
      const carousel = await openMediaCarousel(page)
      await rest(carousel)
      // Only the button must keep it paused: pointer and focus have left.
      if (reason.startsWith('once')) {
        await page.mouse.move(20, 850)
        await page.locator(':focus').blur()
      }
      const shown = await counter(carousel).textContent()
      await page.clock.runFor(10_000)
      expect(await counter(carousel).textContent()).toBe(shown)
    })

  test('resumes immediately when its button is pressed, although pointer and focus are still on it', async ({
    page,
  }) => {
    const carousel = await openMediaCarousel(page)
    await pause(carousel).click()
    await play(carousel).click()
    const shown = await counter(carousel).textContent()
    await page.clock.runFor(4000)
    expect(await counter(carousel).textContent()).not.toBe(shown)
  })

  test('loops: the slide before the first is the last', async ({ page }) => {
    await still(page)
    const carousel = await openMediaCarousel(page)
    const all = await slides(carousel).count()
    expect(all).toBeGreaterThan(1)
    await previous(carousel).click()
    await expect(counter(carousel)).toHaveText(`${all} / ${all}`)
  })

  test('never autoplays with reduced motion', async ({ page }) => {
    await still(page)
    const carousel = await openMediaCarousel(page)
    await page.clock.runFor(10_000)
    expect(await firstShown(carousel)).toBe(1)
    await expect(next(carousel)).toBeVisible()
    await expect(pause(carousel)).toBeHidden()
  })
})

test('the steps carousel shows 1 slide below 768 px, 2 below 1024 px and 3 from there on', async ({ page }) => {
  await open(page, '/referidos')
  for (const [width, shown] of [
    [767, 1],
    [768, 2],
    [1023, 2],
    [1024, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(async () => Math.round(await slidesAtOnce(steps(page))), `at ${width} px`).toBe(shown)
  }
})

test('the steps are more than three and loop', async ({ page }) => {
  await still(page)
  await open(page, '/referidos')
  await ready(steps(page))
  expect(await slides(steps(page)).count()).toBeGreaterThan(3)
  await previous(steps(page)).click()
  await expect(slides(steps(page)).last()).toBeInViewport()
})

test('a looping carousel has loaded the images of the next cards', async ({ page }) => {
  await still(page)
  await open(page, '/nosotros')
  const rail = otherProjects(page)
  await ready(rail)
  await previous(rail).click()
  await expect(slides(rail).last()).toBeInViewport()
  const beside = slides(rail).last().locator('picture img')
  await expect.poll(() => beside.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThanOrEqual(320)
  expect(await beside.getAttribute('loading')).toBe('eager')
})

test('on phones the stages do not loop', async ({ page }) => {
  await still(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, santorini)
  await ready(works(page))
  await expect(previous(works(page))).toHaveAttribute('aria-disabled', 'true')
  await expect(next(works(page))).toHaveAttribute('aria-disabled', 'false')
})

test('the related projects show 1 slide below 350 px, 2 below 1024 px and 3 from there on', async ({ page }) => {
  await open(page, santorini)
  const whole = () =>
    slides(otherProjects(page)).evaluateAll((all) => {
      const isWhole = ({ left, right }: DOMRect) => left >= -1 && right <= innerWidth + 1
      return all.filter((slide) => isWhole(slide.getBoundingClientRect())).length
    })
  for (const [width, shown] of [
    [349, 1],
    [350, 2],
    [390, 2],
    [768, 2],
    [1023, 2],
    [1024, 3],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(whole, `at ${width} px`).toBe(shown)
  }
})
