import { expect, test } from '@playwright/test'
import { signInAsNewStaff } from './support/new-staff'
import { product } from './support/product'

for (const role of ['customer-service', 'privacy'])
  test(`the form of the complaint book sends ${role} no request and shows no button that the role may not use`, async ({
    page,
  }) => {
    await signInAsNewStaff(page, { name: 'Rosa', role })
    // The role before has just edited the form, so Payload may ask whether to take it over.
    const lockDialog = page.locator('#document-locked')
    await page.addLocatorHandler(lockDialog, () => lockDialog.locator('#document-locked-take-over').click())
    const rejectedUrls: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 400) rejectedUrls.push(response.url())
    })
    await page.goto(`${product().cmsUrl}/admin/globals/complaint-book`, { waitUntil: 'networkidle' })
    await expect(page.getByRole('button', { name: 'Publicar cambios' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Enlace para un colega' })).toHaveCount(0)
    await page.getByRole('textbox', { name: 'Nota de atención' }).fill(`Los atiende Atención al Cliente (${role}).`)
    await page.getByRole('button', { name: 'Guardar borrador' }).click()
    await expect(page.getByText(/guardado|con éxito/i).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(rejectedUrls).toEqual([])
  })
