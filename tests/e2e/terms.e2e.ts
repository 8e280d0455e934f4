// The terms and the campaigns in them: which part is open, and what the calendar moves to the archive.
import { expect, test } from '@playwright/test'
import { ready } from './support/keyboard'
import { product } from './support/product'

const at = (path: string) => product().siteUrl + path

test.use({ viewport: { width: 1440, height: 900 } })

test.describe('the terms', () => {
  for (const [query, accordion] of [
    ['section=promociones&subsection=terminos8', 'terminos8'],
    ['section=promociones2', 'promociones2'],
    ['subsection=terminos6', 'terminos6'],
  ] as const)
    test(`open at ${query}`, async ({ page }) => {
      await page.goto(at(`/terminos-y-condiciones?${query}`))
      await expect(page.locator(`details#${accordion}`)).toHaveAttribute('open', '')
      await expect(page.locator(`details#${accordion} summary`)).toBeInViewport()
    })

  test('open at the first section when the address names none they know', async ({ page }) => {
    await page.goto(at('/terminos-y-condiciones?section=nada'))
    await ready(page.locator('.terms'))
    await expect(page.locator('.terms [role=tab]').first()).toHaveAttribute('aria-selected', 'true')
  })

  test('are printed whole, without what floats over the page', async ({ page }) => {
    await page.goto(at('/terminos-y-condiciones'))
    await ready(page.locator('.terms'))
    await page.emulateMedia({ media: 'print' })
    const sections = page.locator('.terms [data-panel]')
    expect(await sections.count()).toBeGreaterThan(2)
    for (const section of await sections.all()) await expect(section).toBeVisible()
    await expect(page.locator('a.chat')).toBeHidden()
  })

  test('have one accordion open, which a second click closes', async ({ page }) => {
    await page.goto(at('/terminos-y-condiciones'))
    await ready(page.locator('.terms'))
    const all = page.locator('.terms [data-panel]:visible details')
    await all.nth(0).locator('summary').click()
    await all.nth(1).locator('summary').click()
    await expect(page.locator('.terms details[open]')).toHaveCount(1)
    await all.nth(1).locator('summary').click()
    await expect(page.locator('.terms details[open]')).toHaveCount(0)
  })
})

test.describe('a campaign', () => {
  test('is announced while it runs', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-12-01T12:00:00-05:00'))
    await page.goto(at('/'))
    await expect(page.locator('.running:visible')).toContainText('Verano en Mejía')
    await page.goto(at('/terminos-y-condiciones?subsection=verano-en-mejia'))
    await expect(page.locator('[data-phase=running] details#verano-en-mejia')).toBeVisible()
  })

  test('is in the archive a second after its end, in Lima', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2027-02-01T00:00:00-05:00'))
    await page.goto(at('/'))
    await expect(page.locator('.runnings')).toHaveAttribute('data-enhanced', '')
    await expect(page.locator('.runnings')).toBeHidden()
    await page.goto(at('/terminos-y-condiciones?subsection=verano-en-mejia'))
    await expect(page.locator('[data-phase=ended] details#verano-en-mejia')).toBeVisible()
    await expect(page.locator('[data-phase=running] [data-none]')).toBeVisible()
  })
})
