import { expect, test } from '@playwright/test'
import { awake, formPages } from './support/forms'
import { product } from './support/product'

test('the form beside amenities and gallery shows its button, however low the window and however long the form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  await page.goto(`${product().siteUrl}/proyectos/condominios/santorini`)
  const form = await awake(page, formPages.lead.action)
  const button = form.locator('button[type=submit]')
  const halfwayDown = () =>
    page.locator('.gal__main').evaluate((gallery) => gallery.scrollIntoView({ block: 'center' }))
  await halfwayDown()
  await expect(button).toBeInViewport({ ratio: 1 })
  await form.locator('input[type=checkbox][name=kind]').check()
  await expect(form.locator('[name="visit.date"]')).toBeVisible()
  await halfwayDown()
  await expect(button).toBeInViewport({ ratio: 1 })
})
