import { brand } from '@app/brand/brand'
import { expect, test } from '@playwright/test'
import { field } from './support/form-fields'
import { chatLink, gallery, main, mediaCarousel } from './support/page-parts'
import { open, waitForHydration } from './support/site'

test.use({ viewport: { width: 1440, height: 900 } })

const placePages = [
  [
    '/zonas/mejia',
    'Mejía, balneario de la costa sur',
    'Pregunta por Mejía',
    'Programar visita',
    'Dos proyectos, un mismo balneario',
  ],
  [
    '/en/areas/mejia',
    'Mejía, a seaside town in the south',
    'Ask about Mejía',
    'Schedule a? ?visit',
    'Two projects, one seaside town',
  ],
] as const

for (const [path, name, form, appointmentLink, promoHeading] of placePages) {
  test(`the gallery of ${path} links to the appointment page, and the button of the banner focuses the form`, async ({
    page,
  }) => {
    await open(page, path)
    const ownForm = page.getByRole('form', { name: form })
    const firstName = field(ownForm, 'firstName')
    await waitForHydration(gallery(page))
    await expect(gallery(page).getByRole('link', { name: new RegExp(`^${appointmentLink}$`) })).toHaveAttribute(
      'href',
      path.startsWith('/en') ? '/en/visit' : '/visita',
    )
    const heading = main(page).getByRole('heading', { level: 2, name: promoHeading })
    await heading.scrollIntoViewIfNeeded()
    await heading.locator('xpath=..').getByRole('link').click()
    await expect(firstName).toBeFocused()
    await expect(firstName).toBeInViewport()
  })

  test(`the info box of ${path} overlaps its carousel, and the chat link stays in view while scrolling`, async ({
    page,
  }) => {
    await open(page, path)
    const title = await main(page).getByRole('heading', { level: 1, name }).boundingBox()
    const carousel = await mediaCarousel(page).boundingBox()
    expect(title?.y).toBeLessThan((carousel?.y ?? 0) + (carousel?.height ?? 0) + 60)
    const infoBox = await main(page).getByRole('heading', { level: 1, name }).locator('xpath=../..').boundingBox()
    expect(infoBox?.y).toBeLessThan((carousel?.y ?? 0) + (carousel?.height ?? 0))
    await expect(chatLink(page)).toBeInViewport()
    await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }))
    await expect(chatLink(page)).toBeInViewport()
  })
}

for (const [path, title, description] of [
  ['/zonas/mejia', new RegExp(`^.{4,} · ${brand.name}$`), /Mejía/],
  ['/en/areas/la-joya', new RegExp(`^.{4,} · ${brand.name}$`), /La Joya/],
] as const)
  test(`${path} has the place and the brand in its title, and the place in its description`, async ({ page }) => {
    await open(page, path)
    await expect(page).toHaveTitle(title)
    await expect(page).toHaveTitle(description)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description)
  })
