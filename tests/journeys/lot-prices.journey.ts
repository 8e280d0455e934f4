import { expect, test } from '@playwright/test'
import { open } from '../e2e/support/site'
import { openDevice } from './support/devices'
import { joinAsStaff } from './support/staff'

const CODE = 'F-06'
// The new price is on the site after a release.
test.setTimeout(300_000)

test('marketing changes the price of one lot and of all lots of a block by a percentage, and visitors see the new price', async ({
  browser,
}) => {
  const { page: desk } = await joinAsStaff(browser, 'marketing', { name: 'Inés Precios' })
  await desk.goto(new URL('/admin/lotes?proyecto=santorini', desk.url()).href, { waitUntil: 'networkidle' })
  const lot = desk.getByRole('checkbox', { name: new RegExp(`^${CODE} `) })
  const row = desk.getByRole('listitem').filter({ has: lot })
  await desk.getByRole('button', { name: new RegExp(`^${CODE}, `) }).click()
  await expect(lot).toBeChecked()
  await expect(desk.getByRole('button', { name: 'Marcar como separado' })).toHaveCount(0)

  await desk.getByRole('textbox', { name: 'Precio nuevo en US$' }).fill('mil')
  await expect(desk.getByText('Escribe un precio, como 21,225')).toBeVisible()
  await desk.getByRole('textbox', { name: 'Precio nuevo en US$' }).fill('19,725')
  await expect(desk.getByText(`${CODE}: de`)).toContainText('a US$ 19,725')
  await desk.getByRole('button', { name: 'Cambiar el precio', exact: true }).click()
  await expect(row).toContainText('US$ 19,725')

  await desk.getByRole('checkbox', { name: 'Elegir toda la manzana F' }).check()
  await desk.getByRole('textbox', { name: 'Cambiar el precio en %' }).fill('-10')
  await desk.getByRole('button', { name: /^Cambiar \d+ precios$/ }).click()
  await expect(row).toContainText('US$ 17,775')

  const visitor = await openDevice(browser, 'desktop')
  await expect(async () => {
    await open(visitor, `/proyectos/condominios/santorini/lotes?lote=${CODE}`)
    await expect(visitor.getByText(/US\$\s17,775\.00/).first()).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 180_000 })
  await visitor.context().close()
  await desk.context().close()
})
