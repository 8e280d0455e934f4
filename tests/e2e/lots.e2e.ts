import { expect, type Page, test } from '@playwright/test'
import { openPanel } from './support/cms'
import { accessFaults } from './support/page-checks'
import { product } from './support/product'
import { open } from './support/site'

const LOTS = '/proyectos/condominios/santorini/lotes'
const plan = (page: Page) => page.getByRole('group', { name: 'Plano de lotes de Santorini' })

async function mark(panel: Page, state: 'vendido' | 'disponible') {
  await panel.getByRole('checkbox', { name: /^B-03/ }).check()
  await panel.getByRole('button', { name: `Marcar como ${state}` }).click()
  await expect(panel.getByText('Listo: 1 lote.').first()).toBeVisible()
}

test('a lot that staff sell in two clicks is sold on the page of visitors within ten seconds, without a build', async ({
  page,
  context,
}) => {
  await open(page, LOTS)
  await page.mouse.wheel(0, 300)
  await expect(plan(page).getByRole('button', { name: /^B-03, Disponible/ })).toBeVisible()
  expect(await accessFaults(page.locator('body'))).toEqual([])

  const panel = await context.newPage()
  await openPanel(panel, '/lotes?proyecto=santorini')
  await expect(panel.getByRole('heading', { name: 'Lotes Santorini' })).toBeVisible()
  expect(await accessFaults(panel.getByRole('main'))).toEqual([])
  try {
    await mark(panel, 'vendido')
    await page.bringToFront()
    await expect(plan(page).getByRole('button', { name: /^B-03, Vendido/ })).toBeVisible({ timeout: 10_000 })

    // New visitors see it too, before any interaction, although the release has the old state.
    const visitor = await context.newPage()
    await visitor.goto(product().siteUrl + LOTS)
    await expect(plan(visitor).getByRole('button', { name: /^B-03, Vendido/ })).toBeVisible()
  } finally {
    await panel.bringToFront()
    await mark(panel, 'disponible')
  }
})
