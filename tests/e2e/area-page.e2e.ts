// The landing page of a place: how its sections link to its form.
import { brand } from '@app/brand/brand'
import { expect, test } from '@playwright/test'
import { field } from './support/form-fields'
import { chat, gallery, main, mediaCarousel } from './support/page-parts'
import { open, ready } from './support/site'

test.use({ viewport: { width: 1440, height: 900 } })

const areas = [
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

for (const [path, name, form, visit, promo] of areas) {
  test(`both calls to action of ${path} focus its own form`, async ({ page }) => {
    await open(page, path)
    const own = page.getByRole('form', { name: form })
    const first = field(own, 'firstName')
    await ready(gallery(page))
    await gallery(page)
      .getByRole('link', { name: new RegExp(`^${visit}$`) })
      .click()
    await expect(first).toBeFocused()
    await expect(first).toBeInViewport()
    await first.blur()
    const heading = main(page).getByRole('heading', { level: 2, name: promo })
    await heading.scrollIntoViewIfNeeded()
    await heading.locator('xpath=..').getByRole('link').click()
    await expect(first).toBeFocused()
    await expect(first).toBeInViewport()
  })

  test(`the info box of ${path} overlaps its carousel, and the chat floats`, async ({ page }) => {
    await open(page, path)
    const box = await main(page).getByRole('heading', { level: 1, name }).boundingBox()
    const carousel = await mediaCarousel(page).boundingBox()
    expect(box?.y).toBeLessThan((carousel?.y ?? 0) + (carousel?.height ?? 0) + 60)
    const info = await main(page).getByRole('heading', { level: 1, name }).locator('xpath=../..').boundingBox()
    expect(info?.y).toBeLessThan((carousel?.y ?? 0) + (carousel?.height ?? 0))
    await expect(chat(page)).toBeInViewport()
    await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }))
    await expect(chat(page)).toBeInViewport()
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
