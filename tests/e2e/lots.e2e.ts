import { expect, type Page, test } from '@playwright/test'
import { openPanel } from './support/cms'
import { findAccessibilityViolations } from './support/page-checks'
import { product } from './support/product'
import { open } from './support/site'

const LOTS = '/proyectos/condominios/santorini/lotes'
const plan = (page: Page) => page.getByRole('group', { name: 'Plano de lotes de Santorini' })

async function markLot(panel: Page, state: 'vendido' | 'disponible') {
  await panel.getByRole('checkbox', { name: /^B-03/ }).check()
  await panel.getByRole('button', { name: `Marcar como ${state}` }).click()
  if (state === 'vendido') await panel.getByRole('button', { name: 'Sí, está vendido' }).click()
  await expect(panel.getByText('Listo: 1 lote.').first()).toBeVisible()
}

test('a lot that staff mark as sold is shown as sold to visitors within ten seconds, without a new release', async ({
  page,
  context,
}) => {
  await open(page, LOTS)
  await page.mouse.wheel(0, 300)
  await expect(plan(page).getByRole('button', { name: /^B-03, Disponible/ })).toBeVisible()
  expect(await findAccessibilityViolations(page.locator('body'))).toEqual([])

  const panel = await context.newPage()
  await openPanel(panel, '/lotes?proyecto=santorini')
  await expect(panel.getByRole('heading', { name: 'Lotes Santorini' })).toBeVisible()
  expect(await findAccessibilityViolations(panel.getByRole('main'))).toEqual([])
  try {
    await markLot(panel, 'vendido')
    await page.bringToFront()
    await expect(plan(page).getByRole('button', { name: /^B-03, Vendido/ })).toBeVisible({ timeout: 10_000 })

    // A newly opened page loads the new state without an interaction, although the release contains the old state.
    const visitor = await context.newPage()
    await visitor.goto(product().siteUrl + LOTS)
    await expect(plan(visitor).getByRole('button', { name: /^B-03, Vendido/ })).toBeVisible()
  } finally {
    await panel.bringToFront()
    await markLot(panel, 'disponible')
  }
})
