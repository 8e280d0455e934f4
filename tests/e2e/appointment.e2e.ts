import { expect, type Page, test } from '@playwright/test'
import { openPanel } from './support/cms'
import { readMailsTo } from './support/integrations'
import { findAccessibilityViolations, measureHorizontalOverflow } from './support/page-checks'
import { product } from './support/product'

async function expectAccessible(page: Page): Promise<void> {
  expect(await findAccessibilityViolations(page.locator('body'))).toEqual([])
  expect(await measureHorizontalOverflow(page)).toBe(0)
}

test('a visitor without JavaScript books, moves and cancels an appointment, and staff see it in the panel', async ({
  browser,
  context,
}) => {
  const email = `visita-${Date.now()}@example.test`
  const contextWithoutScript = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const page = await contextWithoutScript.newPage()
  await page.goto(`${product().siteUrl}/visita`)
  // The order must match the other lists of projects.
  const projects = page.getByRole('region', { name: 'En los proyectos' }).getByRole('heading', { level: 3 })
  expect((await projects.allTextContents()).slice(0, 2)).toEqual(['Santorini', 'Mykonos'])
  await page.getByRole('link', { name: 'Ver horas libres: Sala de ventas de Lima' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Elige día y hora' })).toBeVisible()
  await page.getByRole('link', { name: 'Días siguientes' }).click()
  const day = new URL(page.url()).searchParams.get('day')
  const ticket = page.getByRole('complementary', { name: 'Tu visita' })
  await expect(ticket.getByText('10:00')).toBeHidden()
  await page.getByRole('radio', { name: /^10:00/ }).check({ force: true })
  await expect(ticket.getByText('10:00')).toBeVisible()
  await page.getByLabel('Nombres').fill('Inés')
  await page.getByLabel('Apellidos').fill('Salas')
  await page.getByLabel('Celular').fill('987 654 321')
  await page.getByLabel('Correo').fill(email)
  await page.getByRole('checkbox', { name: /términos y condiciones/ }).check()
  await page.getByRole('button', { name: 'Reservar mi visita' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Te esperamos/ })).toBeVisible()
  const code = (await page.getByText(/^SM-/).textContent()) ?? ''

  await expect.poll(async () => (await readMailsTo(email)).length, { timeout: 20_000 }).toBe(1)
  const link = /\/api\/appointments\/mine\?\S+?key=[\w-]{43}/.exec((await readMailsTo(email))[0]?.text ?? '')?.[0] ?? ''
  await page.goto(product().siteUrl + link)
  await page.getByRole('link', { name: 'Mover mi visita' }).click()
  await page.getByRole('radio', { name: /^11:00/ }).check({ force: true })
  await page.getByRole('button', { name: 'Mover mi visita' }).click()
  await expect(page.getByText('Listo: movimos tu visita')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: /a las 11:00/ })).toBeVisible()

  const panel = await context.newPage()
  await openPanel(panel, `/visitas?lugar=sala-lima&semana=${day}`)
  const row = panel.getByRole('listitem').filter({ hasText: code })
  await expect(row.getByRole('link', { name: 'Inés Salas', exact: true })).toBeVisible()
  expect(await findAccessibilityViolations(panel.getByRole('main'))).toEqual([])

  for (const path of ['/en/visit', '/api/appointments?place=santorini&lang=en', link]) {
    await panel.setViewportSize({ width: 390, height: 844 })
    await panel.goto(product().siteUrl + path)
    await expectAccessible(panel)
  }

  await page.getByText('Cancelar', { exact: true }).click()
  await page.getByRole('button', { name: 'Sí, cancelar mi visita' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tu visita está cancelada' })).toBeVisible()
  await openPanel(panel, `/visitas?lugar=sala-lima&semana=${day}`)
  await expect(row.getByText('Cancelada')).toBeVisible()
  await contextWithoutScript.close()
})
