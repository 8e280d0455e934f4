import { expect, type Page, test } from '@playwright/test'
import { chatLink, section, termsSections } from './support/page-parts'
import { open, waitForHydration } from './support/site'

test.use({ viewport: { width: 1440, height: 900 } })

test.describe('the terms page', () => {
  for (const [query, accordion] of [
    ['section=promociones&subsection=terminos8', 'terminos8'],
    ['section=promociones2', 'promociones2'],
    ['subsection=terminos6', 'terminos6'],
  ] as const)
    test(`opens the accordion that the query ${query} names`, async ({ page }) => {
      await open(page, `/terminos-y-condiciones?${query}`)
      await expect(page.locator(`details#${accordion}`)).toHaveAttribute('open', '')
      await expect(page.locator(`details#${accordion} summary`)).toBeInViewport()
    })

  test('opens the first section if the URL names an unknown section', async ({ page }) => {
    await open(page, '/terminos-y-condiciones?section=nada')
    await waitForHydration(termsSections(page))
    await expect(termsSections(page).getByRole('tab').first()).toHaveAttribute('aria-selected', 'true')
  })

  for (const [path, sideBar, rule] of [
    ['/terminos-y-condiciones', 'En esta sección: Términos generales', 'Información de los proyectos'],
    ['/en/terms', 'In this section: General terms', /project/i],
  ] as const)
    test(`shows tabs and a sidebar on a wide screen, and no sidebar on a phone, at ${path}`, async ({ page }) => {
      await open(page, path)
      await waitForHydration(termsSections(page))
      await expect(termsSections(page).getByRole('tab')).toHaveCount(3)
      const link = page.getByRole('navigation', { name: sideBar }).getByRole('link', { name: rule })
      await link.click()
      const accordion = page.getByRole('tabpanel').locator('details[open]')
      await expect(accordion.locator('summary')).toContainText((await link.textContent()) ?? '')
      await expect(accordion.locator('summary')).toBeFocused()
      await expect(page).toHaveURL(/subsection=/)
      await page.setViewportSize({ width: 390, height: 844 })
      await expect(page.getByRole('navigation', { name: sideBar })).toBeHidden()
      await expect(termsSections(page)).toBeVisible()
    })

  test('prints all its sections and hides the chat link in print', async ({ page }) => {
    await open(page, '/terminos-y-condiciones')
    await waitForHydration(termsSections(page))
    const sections = await termsSections(page).getByRole('tab').count()
    expect(sections).toBeGreaterThan(2)
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
    await expect(chatLink(page)).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('tabpanel')).toHaveCount(sections)
    await expect(chatLink(page)).toBeHidden()
  })

  test('keeps only one accordion open, and a second click closes it', async ({ page }) => {
    await open(page, '/terminos-y-condiciones')
    await waitForHydration(termsSections(page))
    const accordions = page.getByRole('tabpanel').locator('details')
    await accordions.nth(0).locator('summary').click()
    await accordions.nth(1).locator('summary').click()
    await expect(page.getByRole('main').locator('details[open]')).toHaveCount(1)
    await accordions.nth(1).locator('summary').click()
    await expect(page.getByRole('main').locator('details[open]')).toHaveCount(0)
  })
})

const headingAboveCampaign = (page: Page) => page.locator('#verano-en-mejia').locator('xpath=preceding::h3[1]')

test.describe('a campaign', () => {
  test('is announced while it runs', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-12-01T12:00:00-05:00'))
    await open(page, '/')
    await expect(section(page, /^Verano en Mejía/)).toBeVisible()
    await open(page, '/terminos-y-condiciones?subsection=verano-en-mejia')
    await expect(headingAboveCampaign(page)).toHaveText('Campañas vigentes')
  })

  test('moves to the archive when it ends, in Lima time', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2027-02-01T00:00:00-05:00'))
    await open(page, '/')
    // The script of the campaign is loaded when the campaign is near the viewport.
    await section(page, /^Verano en Mejía/).evaluate((element) => element.scrollIntoView())
    await expect(section(page, /^Verano en Mejía/)).toBeHidden()
    await open(page, '/terminos-y-condiciones?subsection=verano-en-mejia')
    await expect(headingAboveCampaign(page)).toHaveText('Archivo')
    await expect(page.getByText('Hoy no hay campañas vigentes.')).toBeVisible()
  })
})
