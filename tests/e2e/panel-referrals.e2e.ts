// A referral from the form to the payment, and what its referrer can read; the public pages without JavaScript.
import { expect, type Page, test } from '@playwright/test'
import { openPanel } from './support/cms'
import { fill } from './support/form-fields'
import { formOf, send } from './support/forms'
import { enterAsNewcomer } from './support/newcomer'
import { accessFaults, overflowOf } from './support/page-checks'
import { mailsTo } from './support/receivers'
import { namesOf, newReferrer } from './support/referral-form'
import { open } from './support/site'

const digits = () => String(Math.floor(Math.random() * 1e7)).padStart(7, '0')

async function chooseState(page: Page, state: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Estado' }).selectOption(state)
  // A reservation is saved immediately; a sale needs its date first.
  if (state !== 'Separación') await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: `→ ${state}` })).toBeVisible()
}

test('a referral becomes a sale and a paid reward, and its referrer reads each step without JavaScript', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  const referrer = { ...newReferrer(), document: `4${digits()}`, phone: `95${digits()}` }
  const person = {
    firstName: 'Julia',
    lastName: 'Poma',
    documentTypeId: '1',
    document: `1${digits()}`,
    phone: `91${digits()}`,
  }
  await open(plain, '/referidos')
  const form = formOf(plain, 'referral')
  await fill(form, { ...referrer, ...namesOf(0, person as never), confirmsPermission: true, acceptsTerms: true })
  await send(form)
  const code = (await plain.getByText(/^SM-\w{4}-\w{4}$/).textContent()) ?? ''
  await plain.getByRole('link', { name: 'Ver cómo van tus referidos' }).click()

  const readState = async (state: string) => {
    await open(plain, '/referidos/estado')
    await plain.getByRole('textbox', { name: 'Código de tu constancia' }).fill(code.toLowerCase())
    await plain.getByRole('textbox', { name: 'Correo' }).fill(referrer.email)
    await plain.getByRole('button', { name: 'Ver estado' }).click()
    await expect(plain.getByRole('heading', { name: 'Tus referidos' })).toBeVisible()
    await expect(plain.getByRole('definition')).toContainText(state)
    await expect(plain.getByText('Poma')).toHaveCount(0)
  }
  await readState('Recibido')

  await enterAsNewcomer(page, { name: 'Rosa', role: 'sales' })
  await page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: 'Referidos', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(code)
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(page.getByRole('status')).toHaveText('1 referido')
  expect(await accessFaults(page.locator('body'))).toEqual([])
  await page.getByRole('link', { name: 'Julia Poma' }).click()

  // The person agrees by a link, in another browser.
  // A click during hydration is lost: click again.
  const words = page.getByRole('textbox', { name: 'Mensaje' })
  await expect(async () => {
    if (await words.isVisible()) return
    await page.getByRole('button', { name: 'Preparar mensaje' }).click({ timeout: 1000 })
    await expect(words).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 30_000 })
  const message = await words.inputValue()
  await plain.goto(/http\S+$/.exec(message)?.[0] ?? '')
  await plain.getByRole('button', { name: 'Sí, pueden llamarme' }).click()
  await expect(plain.getByRole('heading', { name: 'Gracias: te llamaremos' })).toBeVisible()

  await chooseState(page, 'Separación')
  await chooseState(page, 'Venta')
  const reward = page.getByRole('region', { name: 'Recompensa' })
  await expect(reward).toContainText('S/ 200')
  await expect(reward).toContainText('La aprueba y la paga gerencia.')
  await expect(page.getByText('Acepta que lo llamemos')).toBeVisible()
  expect(await accessFaults(page.locator('body'))).toEqual([])
  await readState('Compró. Tu recompensa está por aprobarse')

  const manager = await (await browser.newContext({ locale: 'es-PE' })).newPage()
  await openPanel(manager, `/referidos?lista=due&buscar=${code}`)
  await manager.getByRole('link', { name: 'Julia Poma' }).click()
  const decision = manager.getByRole('region', { name: 'Recompensa' })
  await decision.getByRole('button', { name: 'Aprobar S/ 200' }).click()
  await decision.getByRole('textbox', { name: 'N.º de operación o de acta de entrega' }).fill('OP-2026-114')
  await decision.getByRole('button', { name: 'Registrar pago' }).click()
  await expect(decision).toContainText('Pagada')
  await expect(decision).toContainText('OP-2026-114')
  await manager.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => overflowOf(manager)).toBe(0)
  await readState('Tu recompensa está pagada')

  await expect.poll(async () => (await mailsTo(referrer.email)).length).toBe(1)
  const [mail] = await mailsTo(referrer.email)
  expect(mail?.text).toContain('/referidos/estado')
})
