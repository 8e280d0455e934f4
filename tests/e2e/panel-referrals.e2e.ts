import { expect, type Page, test } from '@playwright/test'
import { openPanel } from './support/cms'
import { fill } from './support/form-fields'
import { formOf, submit } from './support/forms'
import { readMailsTo } from './support/integrations'
import { signInAsNewStaff } from './support/new-staff'
import { findAccessibilityViolations, measureHorizontalOverflow } from './support/page-checks'
import { newReferrer, referredFieldValues } from './support/referral-form'
import { open } from './support/site'

const randomDigits = () => String(Math.floor(Math.random() * 1e7)).padStart(7, '0')

async function chooseState(page: Page, state: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Estado' }).selectOption(state)
  // A reservation is saved immediately. A sale is saved with a button, because it needs a date.
  if (state !== 'Separación') await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: `→ ${state}` })).toBeVisible()
}

test('a referral becomes a sale and a paid reward, and its referrer reads each step without JavaScript', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const pageWithoutScript = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  const referrer = { ...newReferrer(), document: `4${randomDigits()}`, phone: `95${randomDigits()}` }
  const person = {
    firstName: 'Julia',
    lastName: 'Poma',
    documentTypeId: '1',
    document: `1${randomDigits()}`,
    phone: `91${randomDigits()}`,
  }
  await open(pageWithoutScript, '/referidos')
  const form = formOf(pageWithoutScript, 'referral')
  await fill(form, {
    ...referrer,
    ...referredFieldValues(0, person as never),
    confirmsPermission: true,
    acceptsTerms: true,
  })
  await submit(form)
  const code = (await pageWithoutScript.getByText(/^SM-\w{4}-\w{4}$/).textContent()) ?? ''
  await pageWithoutScript.getByRole('link', { name: 'Ver cómo van tus referidos' }).click()

  const expectPublicState = async (state: string) => {
    await open(pageWithoutScript, '/referidos/estado')
    await pageWithoutScript.getByRole('textbox', { name: 'Código de tu constancia' }).fill(code.toLowerCase())
    await pageWithoutScript.getByRole('textbox', { name: 'Correo' }).fill(referrer.email)
    await pageWithoutScript.getByRole('button', { name: 'Ver estado' }).click()
    await expect(pageWithoutScript.getByRole('heading', { name: 'Tus referidos' })).toBeVisible()
    await expect(pageWithoutScript.getByRole('definition')).toContainText(state)
    await expect(pageWithoutScript.getByText('Poma')).toHaveCount(0)
  }
  await expectPublicState('Recibido')

  await signInAsNewStaff(page, { name: 'Rosa', role: 'sales' })
  await page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: 'Referidos', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(code)
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  // Payload's list has another status, for drag and drop.
  await expect(page.getByRole('status').filter({ hasText: 'referido' })).toHaveText('1 referido')
  expect(await findAccessibilityViolations(page.locator('body'))).toEqual([])
  await page.getByRole('link', { name: 'Julia Poma' }).click()

  // Retries, because a click during hydration is lost.
  const messageField = page.getByRole('textbox', { name: 'Mensaje' })
  await expect(async () => {
    if (await messageField.isVisible()) return
    await page.getByRole('button', { name: 'Preparar mensaje' }).click({ timeout: 1000 })
    await expect(messageField).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 30_000 })
  const message = await messageField.inputValue()
  await pageWithoutScript.goto(/http\S+$/.exec(message)?.[0] ?? '')
  await pageWithoutScript.getByRole('button', { name: 'Sí, pueden llamarme' }).click()
  await expect(pageWithoutScript.getByRole('heading', { name: 'Gracias: te llamaremos' })).toBeVisible()

  await chooseState(page, 'Separación')
  await chooseState(page, 'Venta')
  const reward = page.getByRole('region', { name: 'Recompensa' })
  await expect(reward).toContainText('S/ 200')
  await expect(reward).toContainText('La aprueba y la paga gerencia.')
  await expect(page.getByText('Acepta que lo llamemos')).toBeVisible()
  expect(await findAccessibilityViolations(page.locator('body'))).toEqual([])
  await expectPublicState('Compró. Tu recompensa está por aprobarse')

  const manager = await (await browser.newContext({ locale: 'es-PE' })).newPage()
  await openPanel(manager, `/referidos?lista=due&buscar=${code}`)
  await manager.getByRole('link', { name: 'Julia Poma' }).click()
  const rewardDecision = manager.getByRole('region', { name: 'Recompensa' })
  await rewardDecision.getByRole('button', { name: 'Aprobar S/ 200' }).click()
  await rewardDecision.getByRole('textbox', { name: 'N.º de operación o de acta de entrega' }).fill('OP-2026-114')
  await rewardDecision.getByRole('button', { name: 'Registrar pago' }).click()
  await expect(rewardDecision).toContainText('Pagada')
  await expect(rewardDecision).toContainText('OP-2026-114')
  await manager.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => measureHorizontalOverflow(manager)).toBe(0)
  await expectPublicState('Tu recompensa está pagada')

  await expect.poll(async () => (await readMailsTo(referrer.email)).length).toBe(1)
  const [mail] = await readMailsTo(referrer.email)
  expect(mail?.text).toContain('/referidos/estado')
})
