import { expect, type Page } from '@playwright/test'
import { header, menuButton, menuGroup, navigation, phoneMenu } from './page-parts'
import { openSection, type pages, type State } from './state'

const condominiums = /^(Condominios|Condominiums)/
const apartments = /^(Multifamiliares|Apartments)/

const openDropdown = (page: keyof typeof pages, name: RegExp): State['reach'] => {
  return async (browserPage, language) => {
    await openSection(browserPage, page, language, header)
    const group = menuGroup(navigation(browserPage), name)
    await group.locator('summary').click()
    await expect(group.getByRole('list')).toBeVisible()
    return undefined
  }
}

const openMenu = (page: keyof typeof pages): State['reach'] => {
  return async (browserPage, language) => {
    await openSection(browserPage, page, language, header)
    await menuButton(browserPage).click()
    await menuGroup(phoneMenu(browserPage), condominiums).locator('summary').click()
    return undefined
  }
}

/** Waits until the page height is stable. On a phone, parts of the page are laid out only after the first scroll. */
const waitForStableHeight = (page: Page) =>
  page.evaluate(async () => {
    for (let height = 0; height !== document.documentElement.scrollHeight; ) {
      height = document.documentElement.scrollHeight
      await new Promise((resolve) => setTimeout(resolve, 300))
    }
  })

export const headerStates: State[] = [
  { name: 'header-condominiums', only: 'desktop', reach: openDropdown('home', condominiums) },
  { name: 'header-apartments', only: 'desktop', reach: openDropdown('home', apartments) },
  { name: 'header-on-o2', only: 'desktop', reach: openDropdown('o2', condominiums) },
  { name: 'menu', only: 'phone', reach: openMenu('home') },
  { name: 'menu-on-killa', only: 'phone', reach: openMenu('killa') },
  {
    name: 'header-scrolled',
    reach: async (page, language) => {
      await openSection(page, 'home', language, header)
      await page.mouse.wheel(0, 2200)
      // The header changes after the first image has scrolled out of view.
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000)
      await waitForStableHeight(page)
      await page.evaluate(() =>
        Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
      )
      return header(page)
    },
  },
]
