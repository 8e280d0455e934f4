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
  await expect(page.locator('#field-status')).toContainText('Preventa')
  const index = page.getByRole('navigation', { name: 'Partes de la ficha' })
  // The page reacts to clicks only after hydration.
  await expect(async () => {
    await index.getByRole('button', { name: /^Precio y condiciones/ }).click()
    await expect(page.locator('#field-monthlyFromUsd')).toBeVisible({ timeout: 1000 })
  }).toPass()
  const price = page.locator('#field-monthlyFromUsd')
  await expect(price).toHaveValue('206')
  await expect(page.getByText('Cuota mensual desde (US$)')).toBeVisible()
  await expect(page.getByText('El monto en soles sale del tipo de cambio.')).toBeVisible()
})
