import { expect, test } from '@playwright/test'
import { field } from './support/form-fields'
import { awake, formOf, submitButton } from './support/forms'
import { gallery } from './support/page-parts'
import { open } from './support/site'

test('the form beside amenities and gallery shows its button, however small the window and however long the form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  await open(page, '/proyectos/condominios/santorini')
  const form = await awake(formOf(page, 'lead'))
  const button = submitButton(form)
  const halfwayDown = () =>
    gallery(page)
      .getByRole('tabpanel', { name: 'Galería' })
      .getByRole('img')
      .first()
      .evaluate((picture) => picture.scrollIntoView({ block: 'center' }))
  await halfwayDown()
  await expect(button).toBeInViewport({ ratio: 1 })
  await field(form, 'kind').check()
  await expect(field(form, 'visit.date')).toBeVisible()
  await halfwayDown()
  await expect(button).toBeInViewport({ ratio: 1 })
})
