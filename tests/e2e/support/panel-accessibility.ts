import type { Page } from '@playwright/test'
import { findPageViolations } from './page-checks'
import { panelMenu, unfoldMenu } from './panel'

/** Returns the URLs of all links of the menu. */
export async function readMenuUrls(page: Page): Promise<string[]> {
  await unfoldMenu(page)
  const links = panelMenu(page).locator('a[href^="/admin"]:not([href$="/logout"])')
  const urls = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  return [...new Set(urls)]
}

/** Opens a page of the panel and returns its accessibility violations on a desktop and on a phone. */
export async function findViolationsOfPage(page: Page, url: string): Promise<string[]> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  const onDesktop = await findViolationsAfterHydration(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const onPhone = await findViolationsAfterHydration(page)
  const path = new URL(url).pathname
  return [
    ...onDesktop.map((violation) => `${path}, desktop: ${violation}`),
    ...onPhone.map((violation) => `${path}, phone: ${violation}`),
  ]
}

const HYDRATION_MS = 30_000

/** Payload's controls get their names at hydration, and the sidebar collapses with a transition. */
async function findViolationsAfterHydration(page: Page): Promise<string[]> {
  const end = Date.now() + HYDRATION_MS
  for (;;) {
    const violations = await findPageViolations(page)
    if (violations.length === 0 || Date.now() > end) return violations
    await page.waitForTimeout(500)
  }
}
