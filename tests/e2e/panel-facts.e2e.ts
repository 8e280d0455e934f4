import { expect, type Locator, type Page, test } from '@playwright/test'
import { openPanel } from './support/cms'
import { parkDelivery, readDeliveryStatus } from './support/deliveries'
import { newVisitor } from './support/lead-form'
import { signInAsNewStaff } from './support/new-staff'
import { findAccessibilityViolations, measureHorizontalOverflow } from './support/page-checks'
import { openSidebar, panelMenu } from './support/panel'
import { postLead } from './support/post-lead'
import { product } from './support/product'

/** Returns the value of the fact with the given name. */
const fact = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('term')
    .filter({ hasText: RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd')

/** Expects a record without fields, stars, or buttons to save. */
async function expectFactsOnly(page: Page): Promise<void> {
  const main = page.getByRole('main')
  for (const role of ['textbox', 'combobox', 'checkbox', 'spinbutton'] as const)
    await expect(main.getByRole(role)).toHaveCount(0)
  await expect(main.getByText('*', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Guardar|Publicar cambios/ })).toHaveCount(0)
  expect(await measureHorizontalOverflow(page)).toBe(0)
  expect(await findAccessibilityViolations(main)).toEqual([])
}

for (const width of [1440, 390])
  test(`the privacy officer reads leads and consents as facts, ${width} px`, async ({ page }) => {
    test.setTimeout(150_000)
    const visitor = newVisitor()
    const reference = await postLead(visitor)
    await page.setViewportSize({ width, height: 900 })
    await signInAsNewStaff(page, { name: 'Rosa', role: 'privacy' })
    if (width === 390) await openSidebar(page)
    await panelMenu(page).getByRole('link', { name: 'Consentimientos', exact: true }).click()
    await page.getByRole('row', { name: reference }).filter({ hasText: 'Términos' }).getByRole('link').click()
    await expect(fact(page, 'Finalidad')).toHaveText('Términos')
    await expect(fact(page, 'Aceptado')).toHaveText('Sí')
    await expect(fact(page, 'Recibido')).toHaveText(/^\d+ de \S+ de \d{4} a las \d\d:\d\d$/)
    for (const name of ['Reclamo o queja', 'Envío de referidos', 'Pedido de aviso'])
      await expect(fact(page, name)).toHaveCount(0)
    await expectFactsOnly(page)

    await fact(page, 'Consulta').getByRole('link', { name: reference }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: `${visitor.firstName} ${visitor.lastName}` }),
    ).toBeVisible()
    await expect(fact(page, 'Proyecto')).toHaveText('Coral')
    await expect(fact(page, 'Canal')).toHaveText('Sitio web')
    await expectFactsOnly(page)
  })

test('a parked delivery shows its facts, is sent again and links to its lead', async ({ page }) => {
  const reference = await postLead(newVisitor())
  await expect.poll(() => readDeliveryStatus(reference)).toBe('delivered')
  await parkDelivery(reference)
  await openPanel(page, `/collections/deliveries?where[and][0][integration][equals]=crm`)
  await page.getByRole('link', { name: reference, exact: true }).first().click()
  await expect(fact(page, 'Destino')).toHaveText('CRM')
  await expect(fact(page, 'Clase de registro')).toHaveText('Consulta')
  await expect(fact(page, 'Estado')).toHaveText('Detenido')
  await expectFactsOnly(page)
  await page.getByRole('button', { name: 'Enviar otra vez' }).click()
  await expect(fact(page, 'Estado')).toHaveText(/En espera|Entregado/)
  await expect.poll(() => readDeliveryStatus(reference), { timeout: 60_000 }).toBe('delivered')
  await page.reload()
  await expect(fact(page, 'Estado')).toHaveText('Entregado')
  await expect(page.getByRole('button', { name: 'Enviar otra vez' })).toHaveCount(0)
  await fact(page, 'Registro').getByRole('link', { name: 'Abrir' }).click()
  await expect(page).toHaveURL(/\/consultas\/[0-9a-f-]{36}/)
  await expect(page.getByText(reference).first()).toBeVisible()
})

test('sales reads a project as facts, and marketing gets its form', async ({ page, browser }) => {
  test.setTimeout(150_000)
  await signInAsNewStaff(page, { name: 'Rosa', role: 'sales' })
  await page.goto(`${product().cmsUrl}/admin/collections/projects`)
  await page.getByRole('link', { name: 'Santorini', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Santorini' })).toBeVisible()
  await expect(fact(page, 'Etapa de venta')).toBeVisible()
  await expectFactsOnly(page)
  const editor = await browser.newPage()
  await openPanel(editor, new URL(page.url()).pathname.replace('/admin', ''))
  await expect(editor.locator('#field-name')).toHaveValue('Santorini')
  await editor.close()
})
