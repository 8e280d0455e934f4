import { expect, test } from '@playwright/test'
import { fill } from './support/form-fields'
import { hydrateForm } from './support/forms'
import { readMailsTo } from './support/integrations'
import { pressTabUntilFocused } from './support/keyboard'
import { newVisitor, reference } from './support/lead-form'
import { open } from './support/site'

test('a visitor gets the quote of a lot as a PDF by mail and can verify it by number and code', async ({ page }) => {
  const visitor = newVisitor()
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/proyectos/condominios/santorini/lotes')
  await page.mouse.wheel(0, 200)
  const plan = page.getByRole('group', { name: 'Plano de lotes de Santorini' })
  await expect(plan.getByRole('button', { name: /^C-01, Disponible/ })).toBeVisible()
  await page.getByRole('combobox', { name: 'Manzana' }).focus()
  await page.keyboard.press('Tab')
  await expect(plan.getByRole('button', { name: /^A-01/ })).toBeFocused()
  await page.keyboard.press('c')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Lote C-01' })).toBeFocused()
  const quoteLink = page.getByRole('link', { name: 'Cotizar este lote' })
  // The card shows its head first, and Tab would leave it before its links are there.
  await quoteLink.waitFor()
  await pressTabUntilFocused(page, quoteLink)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/cotizador\?proyecto=santorini&lote=C-01$/)
  await expect(page.getByRole('heading', { name: 'Lote C-01' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Tu cuota', exact: true })).toContainText('US$ 334.00')
  const form = await hydrateForm(page.getByRole('form', { name: 'Enviar esta cotización' }))
  await fill(form, { ...visitor, acceptsTerms: true })
  await form.getByRole('button', { name: 'Enviar esta cotización' }).press('Enter')
  await expect(page.getByText(reference).first()).toBeVisible()

  const quoteMail = async () =>
    (await readMailsTo(visitor.email)).find(({ subject }) => subject.startsWith('Tu cotización'))
  await expect.poll(quoteMail).toBeTruthy()
  const mail = await quoteMail()
  const [number = ''] = /P-\d{4}-\d{6}/.exec(mail?.subject ?? '') ?? []
  const [code = ''] = reference.exec(mail?.text ?? '') ?? []
  expect(mail?.files.map(({ name, bytes }) => [name, bytes.subarray(0, 5).toString()])).toEqual([
    [`${number}.pdf`, '%PDF-'],
  ])

  await open(page, '/cotizacion/verificar')
  await page.getByRole('textbox', { name: 'Número de proforma' }).fill(number.toLowerCase())
  await page.getByRole('textbox', { name: 'Código de verificación' }).fill(code)
  await page.getByRole('button', { name: 'Comprobar' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Esta proforma es nuestra' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Lote C-01, Santorini' })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Precio de lista/ })).toContainText('US$ 25,050.00')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  // The first printed page is the quote, and the second lists its sixty instalments.
  const printedPdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(printedPdf.match(/\/Type \/Page\b/g)).toHaveLength(2)
})
