// What moves or waits by itself: the film, the way content appears, the chat's ring, the search for a form and a country.
import { expect, type Page, test } from '@playwright/test'
import { countryButton, countrySearch, openForm } from './support/forms'
import { chat, section } from './support/page-parts'
import { open } from './support/site'

test('the film of the home page is a silent loop that starts by itself and can be paused', async ({ page }) => {
  await open(page, '/')
  const film = section(page, /^(Del sillar al mar\.|From stone to shore\.)$/).locator('video')
  await expect(film).toBeVisible()
  expect(await film.evaluate((video: HTMLVideoElement) => [video.loop, video.muted, video.playsInline])).toEqual([
    true,
    true,
    true,
  ])
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false)
  await page.getByRole('button', { name: 'Pausar el video' }).click()
  expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
  await expect(film).toContainText('Tu navegador no soporta el tag de video.')
  await open(page, '/en')
  await expect(film).toContainText('Your browser does not support the video tag.')
})

test('content below the first screen appears once, over 0.6 s, when two fifths of it can be seen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/')
  const part = section(page, 'Lo que pasa en obra y en casa')
  const opacity = () => part.evaluate((element) => getComputedStyle(element).opacity)
  await expect.poll(opacity).toBe('0')
  const reach = (share: number) =>
    part.evaluate((element, share) => {
      const { top, height } = element.getBoundingClientRect()
      scrollBy(0, top - innerHeight + Math.min(height, innerHeight) * share)
    }, share)
  await reach(0.3)
  await page.waitForTimeout(300)
  expect(await opacity()).toBe('0')
  await reach(0.5)
  const animation = () =>
    part.evaluate((element) => {
      const { animationDuration, animationDelay, animationIterationCount } = getComputedStyle(element)
      return [animationDuration, animationDelay, animationIterationCount]
    })
  await expect.poll(animation).toEqual(['0.6s', '0s', '1'])
  await expect.poll(opacity).toBe('1')
  await page.evaluate(() => window.scrollTo(0, 0))
  await reach(0.5)
  expect(await opacity()).toBe('1')
})

test('the ring of the chat button spreads three times and rests for good', async ({ page }) => {
  await open(page, '/')
  const ring = await chat(page).evaluate((button) => {
    const { animationName, animationIterationCount } = getComputedStyle(button, '::before')
    return { spreads: animationName !== 'none', times: animationIterationCount }
  })
  expect(ring).toEqual({ spreads: true, times: '3' })
})

/** Opens a page by a link to a form that is not there, waits, lets the form appear and waits once more. */
async function lateForm(page: Page, after: number, thenFor: number): Promise<string | null> {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await open(page, '/politica-de-privacidad#form-late')
  await page.clock.runFor(after)
  await page.evaluate(() => {
    const form = document.body.appendChild(document.createElement('div'))
    form.id = 'form-late'
    form.innerHTML = '<input name="late" aria-label="late">'
  })
  await page.clock.runFor(thenFor)
  return page.evaluate(() => document.activeElement?.getAttribute('name') ?? null)
}

for (const [after, found] of [
  [4800, true],
  [5300, false],
] as const)
  test(`a form that appears ${after / 1000} s after the visitor ${found ? 'gets' : 'no longer gets'} the cursor`, async ({
    page,
  }) => {
    expect(await lateForm(page, after, 200)).toBe(found ? 'late' : null)
  })

test('a form is looked for every 100 ms', async ({ page }) => {
  expect(await lateForm(page, 1000, 100)).toBe('late')
})

test('the list of countries waits for 250 ms of silence before it searches', async ({ page }) => {
  const form = await openForm(page, 'lead', 'es')
  await countryButton(form).click()
  const list = form.getByRole('listbox')
  const countries = list.getByRole('option')
  await expect(countries.nth(200)).toBeAttached()
  // Time from the last key to the first change of the list, taken by the page itself.
  await list.evaluate((listbox) => {
    let typedAt = 0
    document.addEventListener('input', () => {
      typedAt = performance.now()
    })
    new MutationObserver(() => {
      Object.assign(window, { waited: performance.now() - typedAt })
    }).observe(listbox, { childList: true })
  })
  await countrySearch(form).pressSequentially('chile', { delay: 60 })
  await expect(countries).toHaveCount(1)
  const waited = await page.evaluate(() => (window as { waited?: number }).waited)
  expect(waited).toBeGreaterThanOrEqual(245)
  expect(waited).toBeLessThan(1500)
})
