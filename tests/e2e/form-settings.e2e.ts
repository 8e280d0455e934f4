import { expect, type Page, test } from '@playwright/test'
import { field } from './support/form-fields'
import { formOf } from './support/forms'
import { open } from './support/site'

for (const path of ['/proyectos/condominios/santorini', '/en/projects/apartments/o2'])
  test(`the lead form of ${path} does not ask for a project`, async ({ page }) => {
    await open(page, path)
    const form = formOf(page, 'lead')
    await expect(field(form, 'firstName')).toBeVisible()
    await expect(form.getByRole('combobox', { name: /^(Proyecto|Project)/ })).toHaveCount(0)
  })

const readFormBackgrounds = async (page: Page, path: string) => {
  await open(page, path)
  const backgrounds = await page
    .getByRole('form', { name: /^(Formulario de Contacto|Contact form|Lista de espera|Waiting list)$/ })
    .evaluateAll((forms) =>
      forms.map((form) => {
        let element: Element | null = form
        while (element && getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)')
          element = element.parentElement
        return element ? getComputedStyle(element).backgroundColor : ''
      }),
    )
  return [...new Set(backgrounds)]
}

test('the lead form of an apartment building has a green background, and that of a condominium is white', async ({
  page,
}) => {
  expect(await readFormBackgrounds(page, '/proyectos/condominios/santorini')).toEqual(['rgb(255, 255, 255)'])
  expect(await readFormBackgrounds(page, '/proyectos/multifamiliares/o2')).toEqual(['rgb(232, 243, 240)'])
  expect(await readFormBackgrounds(page, '/proyectos/multifamiliares/killa')).toEqual(['rgb(232, 243, 240)'])
})
