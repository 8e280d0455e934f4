import { expect, test } from '@playwright/test'
import { newVisitor } from './support/lead-form'
import { signInAsNewStaff } from './support/new-staff'
import { findAccessibilityViolations, measureHorizontalOverflow } from './support/page-checks'
import { postLead } from './support/post-lead'

test('a salesperson answers the newest lead and finds the person again by phone', async ({ page }) => {
  test.slow()
  const digits = String(Math.floor(Math.random() * 1e8)).padStart(8, '0')
  // Other tests send leads with the usual name.
  const lastName = `Paredes ${digits.replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`
  const visitor = { ...newVisitor(), lastName }
  const name = `${visitor.firstName} ${lastName}`
  await signInAsNewStaff(page, { name: 'Rosa', role: 'sales' })
  const code = await postLead(visitor, { phone: `+519${digits}` })

  // The open start page shows the new lead without a reload.
  await expect(
    page
      .getByRole('region', { name: /^Esperan respuesta/ })
      .getByRole('listitem')
      .first(),
  ).toBeVisible({ timeout: 45_000 })
  await page
    .getByRole('navigation', { name: 'Panel' })
    .getByRole('link', { name: /^Consultas/ })
    .click()
  const leads = page.getByRole('listitem')
  const newest = leads.filter({ has: page.getByRole('link', { name, exact: true }) }).first()
  await expect(newest).toContainText('En la primera hora', { timeout: 45_000 })
  expect(await findAccessibilityViolations(page.locator('body'))).toEqual([])
  await newest.getByRole('link', { name, exact: true }).click()

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText(code).first()).toBeVisible()
  await page.getByRole('link', { name: 'WhatsApp', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Conversación de WhatsApp' })).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Llamar', exact: true })).toHaveAttribute('href', `tel:+519${digits}`)

  await page.getByRole('textbox', { name: 'Nueva nota' }).fill('Pregunta por los gastos de registro.')
  await page.getByRole('button', { name: 'Guardar nota' }).click()
  await expect(leads.filter({ hasText: 'Nota de Rosa' })).toContainText('Pregunta por los gastos de registro.')

  await page.getByRole('combobox', { name: 'Estado' }).selectOption('Visita')
  await page.getByRole('textbox', { name: 'Próximo paso' }).fill('Confirmar la hora')
  await page.getByLabel('Cuándo').fill('2027-01-15T10:30')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(leads.filter({ hasText: 'Por contactar → Visita' })).toContainText('por Rosa')
  await expect(page.getByRole('region', { name: 'Próximo paso' })).toContainText('Confirmar la hora')
  await expect(page.getByText(/^Primera respuesta en/)).toBeVisible()
  expect(await findAccessibilityViolations(page.locator('body'))).toEqual([])

  // Polls, because the sidebar is still collapsing.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => measureHorizontalOverflow(page)).toBe(0)
  await page.goto(new URL('/admin/consultas', page.url()).href)
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(`9${digits.slice(0, 2)} ${digits.slice(2)}`)
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 consulta' })).toBeVisible()
  const searchResult = leads.filter({ has: page.getByRole('link', { name, exact: true }) })
  await expect(searchResult).toContainText('Coral')
  await expect(searchResult.getByRole('link', { name: `Llamar a ${name}` })).toHaveAttribute(
    'href',
    `tel:+519${digits}`,
  )
  await expect.poll(() => measureHorizontalOverflow(page)).toBe(0)
})
