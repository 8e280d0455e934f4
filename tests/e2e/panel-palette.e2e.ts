import { demoLogin } from '@app/tools/stack/stack-settings'
import { expect, type Page, test } from '@playwright/test'
import { openPanel } from './support/cms'
import { newVisitor } from './support/lead-form'
import { signInAsNewStaff } from './support/new-staff'
import { findAccessibilityViolations, measureHorizontalOverflow } from './support/page-checks'
import { postLead } from './support/post-lead'
import { product } from './support/product'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Buscar en el panel' })
const records = (page: Page) => palette(page).getByRole('group', { name: 'Lo que coincide' }).getByRole('option')

/** Opens the palette with Ctrl K. Retries, because the key does nothing before hydration. */
async function openPalette(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(palette(page)).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 30_000 })
}

test('staff open a record, a page and an action from the palette with the keyboard only', async ({ page }) => {
  const visitor = newVisitor()
  const name = `${visitor.firstName} ${visitor.lastName}`
  const digits = String(Math.floor(Math.random() * 1e8)).padStart(8, '0')
  const code = await postLead(visitor, { phone: `+519${digits}` })
  await openPanel(page)
  await openPalette(page)
  const field = palette(page).getByRole('combobox')
  await expect(field).toBeFocused()
  expect(await findAccessibilityViolations(palette(page))).toEqual([])

  for (const text of [code, `9${digits.slice(0, 2)} ${digits.slice(2, 5)} ${digits.slice(5)}`, name]) {
    await field.fill(text)
    await expect(records(page).filter({ hasText: name }).first(), text).toContainText(code)
  }
  // The requests send the search text in the body, because it is personal data and URLs are logged.
  expect(page.url()).not.toContain(visitor.lastName)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await openPalette(page)
  await page.keyboard.type('santorini')
  await expect(records(page)).toContainText(['Santorini'])
  await expect(palette(page).getByRole('option', { selected: true })).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/collections\/projects\/[0-9a-f-]+$/)

  await openPalette(page)
  await page.keyboard.type('testim')
  await expect(palette(page).getByRole('option')).toHaveText([/^Crear: testimonio/, /^Testimonios/])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/collections\/testimonials(\?|$)/)

  await openPalette(page)
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
})

test('on a phone the palette opens from the page header', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPanel(page)
  await expect(async () => {
    // The sidebar has a button of the same name, which Playwright counts as visible while the sidebar slides away.
    const button = page.getByRole('banner').getByRole('button', { name: 'Buscar o ir a…' })
    // On a busy machine the palette may open after the timeout below, and then covers the button.
    if (!(await palette(page).isVisible())) await button.click({ timeout: 1000 })
    await expect(palette(page)).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 30_000 })
  await palette(page).getByRole('combobox').fill('lotes')
  await expect(palette(page).getByRole('option', { name: /^Lotes/ })).toBeVisible()
  expect(await findAccessibilityViolations(palette(page))).toEqual([])
  await page.keyboard.press('Escape')
  // Polls, because the sidebar is still collapsing.
  await expect.poll(() => measureHorizontalOverflow(page)).toBe(0)
})

test('the palette finds only what the role may read', async ({ page }) => {
  const visitor = newVisitor()
  const code = await postLead(visitor)
  await signInAsNewStaff(page, { name: 'Rosa', role: 'marketing' })
  await openPalette(page)
  const field = palette(page).getByRole('combobox')
  await field.fill(code)
  await expect(records(page)).toHaveText([new RegExp(code)])
  await expect(records(page)).not.toContainText(visitor.lastName)
  for (const text of [visitor.email, visitor.lastName, demoLogin.email])
    await test.step(text, async () => {
      const response = page.waitForResponse((answer) => answer.url().endsWith('/api/palette'))
      await field.fill(text)
      expect(await (await response).json()).toEqual({ records: [] })
    })
  await field.fill('cuentas')
  await expect(palette(page).getByRole('option')).toHaveCount(0)

  const response = await fetch(`${product().cmsUrl}/api/palette`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: code }),
  })
  expect(response.status).toBe(403)
})
