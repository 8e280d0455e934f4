import { expect, type Page, test } from '@playwright/test'
import { joinAsStaff } from './support/staff'

const CODE = 'F-04'

const lot = (desk: Page) => desk.getByRole('checkbox', { name: new RegExp(`^${CODE} `) })
const card = (desk: Page) => desk.getByRole('listitem').filter({ has: lot(desk) })

async function chooseLot(desk: Page) {
  await desk.getByRole('searchbox', { name: 'Código' }).fill('f04')
  await expect(desk.getByRole('status').filter({ hasText: /^1 lote$/ })).toBeVisible()
  await expect(card(desk)).toContainText(/m² · US\$/)
  await lot(desk).check()
}

test('a salesperson undoes a hold without confirming, and must confirm the listed consequences of a sale', async ({
  browser,
}) => {
  const { page: desk } = await joinAsStaff(browser, 'sales', { name: 'Nora Lotes' })
  await desk.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: 'Lotes', exact: true }).click()
  await desk.getByRole('combobox', { name: 'Proyecto' }).selectOption('santorini')
  await desk.getByRole('button', { name: 'Ver', exact: true }).click()

  await chooseLot(desk)
  await desk.getByRole('button', { name: 'Marcar como separado' }).click()
  await expect(card(desk)).toContainText('Separado')
  await desk.getByRole('button', { name: 'Deshacer' }).click()
  await expect(card(desk)).toContainText('Disponible')

  await lot(desk).check()
  await desk.getByRole('button', { name: 'Marcar como vendido' }).click()
  const question = desk.getByRole('alertdialog', { name: `¿Marcar ${CODE} como vendido?` })
  await expect(question.getByRole('listitem').first()).toContainText('en menos de diez segundos')
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect(card(desk)).toContainText('Disponible')

  await desk.getByRole('button', { name: 'Marcar como vendido' }).click()
  await question.getByRole('button', { name: 'Sí, está vendido' }).click()
  await expect(card(desk)).toContainText('Vendido')

  await desk.getByRole('combobox', { name: 'Estado' }).selectOption({ label: 'Disponible' })
  await expect(card(desk)).toBeHidden()
  await desk.getByRole('combobox', { name: 'Estado' }).selectOption({ label: 'Vendido' })
  await lot(desk).check()
  await desk.getByRole('button', { name: 'Marcar como disponible' }).click()
  await desk.getByRole('combobox', { name: 'Estado' }).selectOption({ label: 'Todos' })
  await expect(card(desk)).toContainText('Disponible')
  await desk.context().close()
})
