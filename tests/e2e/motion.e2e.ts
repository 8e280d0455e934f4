// What moves or waits by itself: the video, the reveal of content, the rings of the chat, the search for a form and a
// country.
import { expect, type Page, test } from '@playwright/test'
import { countryButton, countrySearch, openForm } from './support/forms'
import { heroTitle } from './support/hero-title'
import { chat, section } from './support/page-parts'
import { open } from './support/site'

test('the video of the home page is a silent loop that autoplays and can be paused', async ({ page }) => {
  await open(page, '/')
  const film = section(page, new RegExp(`^(${heroTitle('es')}|${heroTitle('en')})$`)).locator('video')
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

test('the chat button pulses in three rings forever, the second 500 ms and the third 600 ms after the previous one', async ({
  page,
}) => {
  await open(page, '/')
  const rings = () =>
    chat(page).evaluate((button) =>
      button.getAnimations({ subtree: true }).map((animation) => {
        const { delay, duration, iterations } = animation.effect?.getTiming() ?? {}
        return { delay, duration, iterations }
      }),
    )
  expect(await rings()).toEqual([
    { delay: 2000, duration: 4800, iterations: Number.POSITIVE_INFINITY },
    { delay: 2500, duration: 4800, iterations: Number.POSITIVE_INFINITY },
    { delay: 3100, duration: 4800, iterations: Number.POSITIVE_INFINITY },
  ])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await rings()).toEqual([])
})

/** Opens a page by a link to a missing form, waits, adds the form and waits again. */
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
  test(`a form that appears ${after / 1000} s after the visitor ${found ? 'gets' : 'no longer gets'} the focus`, async ({
    page,
  }) => {
    expect(await lateForm(page, after, 200)).toBe(found ? 'late' : null)
  })

test('the page looks for the form every 100 ms', async ({ page }) => {
  expect(await lateForm(page, 1000, 100)).toBe('late')
})

test('the list of countries debounces the search by 250 ms', async ({ page }) => {
  const form = await openForm(page, 'lead', 'es')
  await countryButton(form).click()
  const list = form.getByRole('listbox')
  const countries = list.getByRole('option')
  await expect(countries.nth(200)).toBeAttached()
  // Time from the last key to the first change of the list, measured in the page.
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
