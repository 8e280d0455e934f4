import { expect, type Locator, type Page, test } from '@playwright/test'
import { openPanel } from './support/cms'
import { createCmsRecords } from './support/cms-records'
import { newVisitor } from './support/lead-form'
import { signInAsNewStaff } from './support/new-staff'
import { findAccessibilityViolations, measureHorizontalOverflow } from './support/page-checks'
import { openLogin, openSidebar } from './support/panel'
import { postLead } from './support/post-lead'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const tabBar = (page: Page) => page.getByRole('navigation', { name: 'Menú corto' })

/** Returns how many pixels of an element the tab bar covers. */
async function measureCoveredPart(page: Page, element: Locator): Promise<number> {
  const [bar, box] = await Promise.all([tabBar(page).boundingBox(), element.boundingBox()])
  if (!bar || !box) throw new Error('The tab bar or the element is not visible.')
  return Math.max(0, box.y + box.height - bar.y)
}

const scrollToEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))

/** Taps a tab until its page opens, because a tap during hydration is lost. */
async function tapTab(page: Page, tab: Locator, heading: RegExp): Promise<void> {
  await expect(async () => {
    await tab.tap()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 60_000 })
}

test('a salesperson opens the daily pages with the tab bar on a phone', async ({ page }) => {
  test.slow()
  await postLead(newVisitor())
  await openLogin(page)
  await expect(page.getByRole('heading', { name: 'Entra con tu cuenta' })).toBeVisible()
  await expect(tabBar(page)).toHaveCount(0)
  await signInAsNewStaff(page, { name: 'Rosa', role: 'sales' })

  const tabs = tabBar(page).getByRole('link')
  await expect(tabs).toHaveCount(5)
  for (const [index, name] of [
    'Inicio',
    /^Consultas ?, sin responder: \d+$/,
    'Nueva consulta',
    'Visitas',
    'Lotes',
  ].entries())
    await expect(tabs.nth(index)).toHaveAccessibleName(name)
  const headings = [/^Buen/, /^Consultas/, /^Nueva consulta/, /^Visitas/, /^Lotes/]
  for (const [index, heading] of [...headings.entries()].reverse()) {
    const tab = tabs.nth(index)
    await tapTab(page, tab, heading)
    await expect(tabBar(page).locator('[aria-current="page"]')).toHaveCount(1)
    await expect(tab).toHaveAttribute('aria-current', 'page')
    const { width, height } = (await tab.boundingBox()) ?? { width: 0, height: 0 }
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    expect(await findAccessibilityViolations(page.locator('body'))).toEqual([])
    for (const screenWidth of [360, 390]) {
      await page.setViewportSize({ width: screenWidth, height: 844 })
      await expect.poll(() => measureHorizontalOverflow(page)).toBe(0)
    }
  }

  await tapTab(page, tabs.nth(1), /^Consultas/)
  await scrollToEnd(page)
  const lastRow = page.getByRole('main').getByRole('listitem').last()
  await expect.poll(() => measureCoveredPart(page, lastRow)).toBe(0)

  await tapTab(page, tabs.nth(2), /^Nueva consulta/)
  const saveButton = page.getByRole('button', { name: 'Guardar', exact: true })
  await expect(saveButton).toBeInViewport({ ratio: 1 })
  expect(await measureCoveredPart(page, saveButton)).toBe(0)
  await scrollToEnd(page)
  expect(await measureCoveredPart(page, saveButton)).toBe(0)

  // A record below a tab keeps its tab marked.
  await tapTab(page, tabs.nth(1), /^Consultas/)
  await page.locator('main li a[href*="/admin/consultas/"]:not([href$="/nueva"])').first().tap()
  await expect(page).toHaveURL(/consultas\/[\da-f-]{36}$/)
  await expect(tabs.nth(1)).toHaveAttribute('aria-current', 'page')

  // The open menu covers the bar.
  await openSidebar(page)
  await expect(tabBar(page)).toBeHidden()
  await expect(page.getByRole('link', { name: 'Cerrar sesión' })).toBeInViewport({ ratio: 1 })
})

test('the buttons of a record form stay above the tab bar, and the last field above the buttons', async ({ page }) => {
  const { id } = await (await createCmsRecords()).find('campaigns', 'key', 'sorteo-bahia-serena')
  await openPanel(page, `/collections/campaigns/${id}?locale=es`)
  const publishButton = page.getByRole('button', { name: 'Publicar cambios', exact: true })
  await expect(publishButton).toBeInViewport({ ratio: 1 })
  expect(await measureCoveredPart(page, publishButton)).toBe(0)
  // Retries, because the form becomes longer while its fields load.
  await expect(async () => {
    await scrollToEnd(page)
    const button = await publishButton.boundingBox()
    const lastField = await page.getByRole('main').getByRole('textbox').filter({ visible: true }).last().boundingBox()
    expect((lastField?.y ?? 0) + (lastField?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
  }).toPass({ timeout: 30_000 })
  // The buttons are enabled after a change.
  await page.locator('#field-title').fill('Sorteo de verano')
  await publishButton.click({ trial: true })
  await tabBar(page).getByRole('link').first().click({ trial: true })
  expect(await measureHorizontalOverflow(page)).toBe(0)

  await openSidebar(page)
  await page.getByRole('link', { name: 'Cerrar sesión' }).click({ trial: true })
})

test('the tab bar is shown only on phones held upright, and not in print', async ({ page }) => {
  await openPanel(page, '/consultas')
  await expect(tabBar(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(tabBar(page)).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  for (const [width, height, isShown] of [
    [768, 1024, true],
    [740, 360, false],
    [769, 1024, false],
    [1440, 900, false],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(tabBar(page)).toBeVisible({ visible: isShown })
  }
})
