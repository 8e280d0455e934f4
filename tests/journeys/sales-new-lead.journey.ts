import { expect, test } from '@playwright/test'
import { expectOneCrmBody } from './support/crm'
import { newPerson } from './support/people'
import { joinAsStaff } from './support/staff'

test('a salesperson adds a walk-in on a phone and sees the lead in the list, and the CRM gets it once', async ({
  browser,
}) => {
  const visitor = newPerson('Sonia')
  const { page, name } = await joinAsStaff(browser, 'sales', { name: 'Rosa Quispe', device: 'phone' })
  const phoneNumber = `9${String(Date.now()).slice(-8)}`

  const openForm = async () => {
    await page.getByRole('navigation', { name: 'Menú corto' }).getByRole('link', { name: 'Nueva consulta' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Nueva consulta' })).toBeVisible()
  }
  await page
    .getByRole('region', { name: /^Esperan respuesta/ })
    .getByRole('link', { name: 'Ver todo' })
    .tap()
  await openForm()
  await page.getByLabel('Celular').fill(phoneNumber)
  await page.getByLabel('Nombres').fill(visitor.firstName)
  await page.getByLabel('Apellidos').fill(visitor.lastName)
  await page.getByRole('radio', { name: 'Santorini' }).check()
  await page.getByRole('radio', { name: 'Sala de ventas' }).check()
  await page.getByLabel('Qué busca').fill('Lote cerca del parque')
  await page.getByLabel('Correo').fill(visitor.email)
  await page.getByRole('checkbox', { name: /términos y condiciones/ }).check()
  await page.getByRole('button', { name: 'Guardar', exact: true }).tap()

  const row = page.getByRole('listitem').filter({ hasText: visitor.name })
  await expect(row).toContainText('Santorini')
  await expect(row).toContainText(name)
  expect(await expectOneCrmBody(visitor.email)).toMatchObject({
    fname: visitor.firstName,
    lname: visitor.lastName,
    project_id: 6,
    observation: `Canal: visita a la sala. Registró: ${name}.\nNota: Lote cerca del parque`,
  })

  // The next person with the same phone is recognised while typing.
  await openForm()
  await page.getByLabel('Celular').fill(phoneNumber)
  await expect(page.getByText(`Ya la atiende ${name} desde el`)).toBeVisible()
  await page.getByRole('link', { name: 'Abrir su consulta' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: visitor.name })).toBeVisible()
  await expect(page.getByText(`Registrada por ${name}`)).toBeVisible()
  await expect(page.getByText(`de palabra, a ${name}`)).toBeVisible()
  await page.context().close()
})
