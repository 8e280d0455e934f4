import { expect, test } from '@playwright/test'
import { field } from './support/form-fields'
import { formOf } from './support/forms'
import { open } from './support/site'

for (const path of ['/proyectos/condominios/santorini', '/en/projects/apartments/o2'])
  test(`the form of ${path} asks for no project`, async ({ page }) => {
    await open(page, path)
    const form = formOf(page, 'lead')
    await expect(field(form, 'firstName')).toBeVisible()
    await expect(form.getByRole('combobox', { name: /^(Proyecto|Project)/ })).toHaveCount(0)
  })
