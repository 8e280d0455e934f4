import { expect, test } from '@playwright/test'
import { createCmsClient, openPanel } from './support/cms'
import { panelMenu, unfoldMenu } from './support/panel'
import { product } from './support/product'

test('the panel shows its menu, field labels, hints and options in Spanish', async ({ page }) => {
  const { cmsUrl } = product()
  const { id } = await (await createCmsClient()).findProject('santorini')
  await openPanel(page)
  await unfoldMenu(page)
  for (const record of [/^Proyectos$/, /^Campañas$/, /^Reclamos y quejas/, /^Libro de Reclamaciones$/])
    await expect(panelMenu(page).getByRole('link', { name: record })).toBeVisible()

  await page.goto(`${cmsUrl}/admin/collections/projects/${id}`)
  await expect(page.getByRole('button', { name: 'Datos y precio' })).toBeVisible()
  const price = page.locator('#field-monthlyFromUsd')
  await expect(price).toHaveValue('206')
  await expect(page.getByText('Cuota mensual desde (US$)')).toBeVisible()
  await expect(page.getByText('El monto en soles sale del tipo de cambio.')).toBeVisible()
  await expect(page.locator('#field-status')).toContainText('Preventa')
})
