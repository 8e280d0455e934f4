import { expect, type Page, test } from '@playwright/test'
import { countryButton, countrySearch, openForm } from './support/forms'
import { heroTitle } from './support/hero-title'
import { chatLink, section } from './support/page-parts'
import { open } from './support/site'

test('the video of the home page is a silent loop that autoplays and can be paused', async ({ page }) => {
  await open(page, '/')
  const video = section(page, new RegExp(`^(${heroTitle('es')}|${heroTitle('en')})$`)).locator('video')
  await expect(video).toBeVisible()
  expect(
    await video.evaluate((element: HTMLVideoElement) => [element.loop, element.muted, element.playsInline]),
  ).toEqual([true, true, true])
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(false)
  await page.getByRole('button', { name: 'Pausar el video' }).click()
  expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true)
  await expect(video).toContainText('Tu navegador no soporta el tag de video.')
  await open(page, '/en')
  await expect(video).toContainText('Your browser does not support the video tag.')
})

test('the chat link pulses in three endless rings, the second 500 ms and the third 600 ms after the previous ring', async ({
  page,
}) => {
  await open(page, '/')
  const readRings = () =>
    chatLink(page).evaluate((button) =>
      button
        .getAnimations({ subtree: true })
        .map((animation) => {
          const { delay = 0, duration, iterations } = animation.effect?.getTiming() ?? {}
          return { delay, duration, iterations }
        })
        .toSorted((first, second) => first.delay - second.delay),
    )
  expect(await readRings()).toEqual([
    { delay: 2000, duration: 4800, iterations: Number.POSITIVE_INFINITY },
    { delay: 2500, duration: 4800, iterations: Number.POSITIVE_INFINITY },
    { delay: 3100, duration: 4800, iterations: Number.POSITIVE_INFINITY },
  ])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await readRings()).toEqual([])
})

/** Opens a URL whose hash names a missing form, adds the form later and returns the name of the focused field. */
async function focusAfterLateForm(page: Page, delayMs: number, waitMs: number): Promise<string | null> {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await open(page, '/politica-de-privacidad#form-late')
  await page.clock.runFor(delayMs)
  await page.evaluate(() => {
    const form = document.body.appendChild(document.createElement('div'))
    form.id = 'form-late'
    form.innerHTML = '<input name="late" aria-label="late">'
  })
  await page.clock.runFor(waitMs)
  return page.evaluate(() => document.activeElement?.getAttribute('name') ?? null)
}

for (const [delayMs, isFocused] of [
  [4800, true],
  [5300, false],
] as const)
  test(`a form that is added ${delayMs / 1000} s after the page opened ${isFocused ? 'gets' : 'does not get'} the focus`, async ({
    page,
  }) => {
    expect(await focusAfterLateForm(page, delayMs, 200)).toBe(isFocused ? 'late' : null)
  })

test('a form that the hash of the URL names gets the focus within 100 ms after it is added', async ({ page }) => {
  expect(await focusAfterLateForm(page, 1000, 100)).toBe('late')
})

test('the list of countries is filtered 250 ms after the last key press', async ({ page }) => {
  const form = await openForm(page, 'lead', 'es')
  await countryButton(form).click()
  const list = form.getByRole('listbox')
  const countries = list.getByRole('option')
  await expect(countries.nth(200)).toBeAttached()
  // Measured in the page, because the test runner would add its own delay.
  await list.evaluate((listbox) => {
    let typedAt = 0
    document.addEventListener('input', () => {
      typedAt = performance.now()
    })
    new MutationObserver(() => {
      Object.assign(window, { debounceMs: performance.now() - typedAt })
    }).observe(listbox, { childList: true })
  })
  await countrySearch(form).pressSequentially('chile', { delay: 60 })
  await expect(countries).toHaveCount(1)
  const debounceMs = await page.evaluate(() => (window as { debounceMs?: number }).debounceMs)
  expect(debounceMs).toBeGreaterThanOrEqual(245)
  expect(debounceMs).toBeLessThan(1500)
})
