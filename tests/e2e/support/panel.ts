import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { logIn } from './cms'
import { product } from './product'

export const openLogin = (page: Page) => page.goto(`${product().cmsUrl}/admin/login`)

/** Signs in with the demo account and waits for the start page. */
export async function enterPanel(page: Page): Promise<void> {
  await openLogin(page)
  await logIn(page)
  await expect(page.getByRole('heading', { level: 1, name: /^Buen/ })).toBeVisible({ timeout: 30_000 })
}

export const panelMenu = (page: Page) => page.getByRole('navigation', { name: 'Panel' })

/** Opens the collapsed areas of the menu. */
export async function unfoldMenu(page: Page): Promise<void> {
  const foldedAreas = panelMenu(page).locator('details:not([open]) > summary')
  for (let count = await foldedAreas.count(); count > 0; count--) await foldedAreas.first().click()
}

/** Opens the sidebar, which is collapsed on small screens. Retries, because a tap before hydration does nothing. */
export async function openSidebar(page: Page): Promise<void> {
  const home = panelMenu(page).getByRole('link', { name: 'Inicio' }).first()
  const isOpen = () =>
    home.click({ trial: true, timeout: 1500 }).then(
      () => true,
      () => false,
    )
  await expect(async () => {
    if (await isOpen()) return
    await page.getByRole('button', { name: /Abrir/ }).filter({ visible: true }).click({ timeout: 2000 })
    expect(await isOpen()).toBe(true)
  }).toPass({ timeout: 30_000 })
}
