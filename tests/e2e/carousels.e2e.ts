// The rows of slides: how many are shown, when they move by themselves, when they rest and whether they go round.
import { expect, type Locator, type Page, test } from '@playwright/test'
import { counter, firstShown, next, pause, play, previous, slides, slidesAtOnce } from './support/carousel'
import { mediaSlider, otherProjects, section, works } from './support/page-parts'
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

/** Nothing moves by itself: the first slide is the first until somebody presses a button. */
const still = (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })

const openSlider = (page: Page) => openCarousel(page, santorini, mediaSlider)

/** Every how many milliseconds a carousel is looked at. */
const look = 250

/** Milliseconds from one change of slide to the next, while nobody touches the page. */
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
  ['the media slider moves', santorini, mediaSlider, 3000, 1440],
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

test.describe('the media slider', () => {
  for (const [reason, rest] of [
    ['under the pointer', (slider: Locator) => slider.hover({ position: { x: 700, y: 300 } })],
    ['while something in it has the focus', (slider: Locator) => next(slider).focus()],
    ['once its button says so', (slider: Locator) => pause(slider).click()],
  ] as const)
    test(`rests ${reason}`, async ({ page }) => {
      const slider = await openSlider(page)
      await rest(slider)
      // The button alone must do: pointer and focus have left.
      if (reason.startsWith('once')) {
        await page.mouse.move(20, 850)
        await page.locator(':focus').blur()
      }
      const shown = await counter(slider).textContent()
      await page.clock.runFor(10_000)
      expect(await counter(slider).textContent()).toBe(shown)
    })

  test('moves on at once when its button says so, although pointer and focus are still on it', async ({ page }) => {
    const slider = await openSlider(page)
    await pause(slider).click()
    await play(slider).click()
    const shown = await counter(slider).textContent()
    await page.clock.runFor(4000)
    expect(await counter(slider).textContent()).not.toBe(shown)
  })

  test('goes round: the slide before the first is the last', async ({ page }) => {
    await still(page)
    const slider = await openSlider(page)
    const all = await slides(slider).count()
    expect(all).toBeGreaterThan(1)
    await previous(slider).click()
    await expect(counter(slider)).toHaveText(`${all} / ${all}`)
  })

  test('never moves by itself for people who asked for less motion', async ({ page }) => {
    await still(page)
    const slider = await openSlider(page)
    await page.clock.runFor(10_000)
    expect(await firstShown(slider)).toBe(1)
    await expect(next(slider)).toBeVisible()
    await expect(pause(slider)).toBeHidden()
  })
})

test('the steps carousel shows 1 below 768 px, 2 below 1024 px and 3 from there on', async ({ page }) => {
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

test('the steps are more than three and go round', async ({ page }) => {
  await still(page)
  await open(page, '/referidos')
  await ready(steps(page))
  expect(await slides(steps(page)).count()).toBeGreaterThan(3)
  await previous(steps(page)).click()
  await expect(slides(steps(page)).last()).toBeInViewport()
})

test('a carousel that loops has the pictures of the cards that come next', async ({ page }) => {
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

test('on phones the works do not go round', async ({ page }) => {
  await still(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, santorini)
  await ready(works(page))
  await expect(previous(works(page))).toHaveAttribute('aria-disabled', 'true')
  await expect(next(works(page))).toHaveAttribute('aria-disabled', 'false')
})

test('the related projects show 1 below 350 px, 2 below 1024 px and 3 from there on', async ({ page }) => {
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
