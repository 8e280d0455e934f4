// What moves or waits by itself: the film, the way content appears, the chat's ring, the search for a form and a country.
import { expect, test } from '@playwright/test'
import { openForm } from './support/forms'
import { product } from './support/product'

const at = (path: string) => product().siteUrl + path

test('the film of the home page is a silent loop that starts by itself and can be paused', async ({ page }) => {
  await page.goto(at('/'))
  const film = page.locator('.hero video')
  await expect(film).toBeVisible()
  expect(await film.evaluate((video: HTMLVideoElement) => [video.loop, video.muted, video.playsInline])).toEqual([
    true,
    true,
    true,
  ])
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false)
  await page.locator('[data-film=pause]').click()
  expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
  await expect(film).toContainText('Tu navegador no soporta el tag de video.')
  await page.goto(at('/en'))
  await expect(film).toContainText('Your browser does not support the video tag.')
})

test('content below the first screen appears once, over 0.6 s, when two fifths of it can be seen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(at('/'))
  const part = page.locator('[data-reveal="1"]').last()
  await expect(part).toHaveClass(/reveal-waits/)
  expect(await part.evaluate((element) => getComputedStyle(element).opacity)).toBe('0')
  const reach = (share: number) =>
    part.evaluate((element, share) => {
      const { top, height } = element.getBoundingClientRect()
      scrollBy(0, top - innerHeight + Math.min(height, innerHeight) * share)
    }, share)
  await reach(0.3)
  await page.waitForTimeout(300)
  await expect(part).toHaveClass(/reveal-waits/)
  await reach(0.5)
  await expect(part).toHaveClass(/reveal-plays/)
  const played = await part.evaluate((element) => {
    const { animationDuration, animationDelay, animationIterationCount } = getComputedStyle(element)
    return [animationDuration, animationDelay, animationIterationCount]
  })
  expect(played).toEqual(['0.6s', '0s', '1'])
  await expect.poll(() => part.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
  await page.evaluate(() => window.scrollTo(0, 0))
  await reach(0.5)
  await expect(part).not.toHaveClass(/reveal-waits/)
})

test('content appears in six ways', async ({ page }) => {
  await page.goto(at('/'))
  const ways = await page.evaluate(() =>
    [1, 2, 3, 4, 5, 6].map((way) => {
      const element = document.body.appendChild(document.createElement('div'))
      element.dataset.reveal = String(way)
      return getComputedStyle(element).getPropertyValue('--from').trim()
    }),
  )
  expect(ways).toEqual([
    'translateY(24px)',
    'translateX(-24px)',
    'translateX(24px)',
    'scale(.94)',
    'rotate(180deg)',
    'none',
  ])
})

test('the ring of the chat button spreads three times and rests for good', async ({ page }) => {
  await page.goto(at('/'))
  const ring = await page.locator('a.chat').evaluate((button) => {
    const { animationName, animationIterationCount } = getComputedStyle(button, '::before')
    return [animationName, animationIterationCount]
  })
  expect(ring).toEqual(['tide', '3'])
})

for (const [after, found] of [
  [3000, true],
  [7000, false],
] as const)
  test(`a form that appears ${after / 1000} s after the visitor ${found ? 'gets' : 'no longer gets'} the cursor`, async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto(at('/politica-de-privacidad#form-late'))
    await page.clock.runFor(after)
    await page.evaluate(() => {
      const form = document.body.appendChild(document.createElement('div'))
      form.id = 'form-late'
      form.innerHTML = '<input name="late" aria-label="late">'
    })
    await page.clock.runFor(200)
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('name') ?? null)
    expect(focused).toBe(found ? 'late' : null)
  })

test('the list of countries waits for 250 ms of silence before it searches', async ({ page }) => {
  const form = await openForm(page, 'lead', 'es')
  await form.locator('button.phone__country').click()
  const list = form.getByRole('dialog')
  const countries = list.getByRole('option')
  await expect(countries.nth(200)).toBeAttached()
  // Time from the last key to the first change of the list, taken by the page itself.
  await list.evaluate((dialog) => {
    let typedAt = 0
    dialog.addEventListener('input', () => {
      typedAt = performance.now()
    })
    new MutationObserver(() => {
      dialog.dataset.waited ??= String(performance.now() - typedAt)
    }).observe(dialog.querySelector('[role=listbox]') as Element, { childList: true })
  })
  await list.locator('input').pressSequentially('chile', { delay: 60 })
  await expect(countries).toHaveCount(1)
  const waited = Number(await list.getAttribute('data-waited'))
  expect(waited).toBeGreaterThanOrEqual(245)
  expect(waited).toBeLessThan(1500)
})
