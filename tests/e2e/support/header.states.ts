import { expect, type Page } from '@playwright/test'
import { header, menuButton, menuGroup, navigation, phoneMenu } from './page-parts'
import { type pages, part, type State } from './state'

const condominiums = /^(Condominios|Condominiums)/
const apartments = /^(Multifamiliares|Multifamily)/

const dropdown = (page: keyof typeof pages, name: RegExp): State['reach'] => {
  return async (tab, language) => {
    await part(tab, page, language, header)
    const group = menuGroup(navigation(tab), name)
    await group.locator('summary').click()
    await expect(group.getByRole('list')).toBeVisible()
    return undefined
  }
}

const menu = (page: keyof typeof pages): State['reach'] => {
  return async (tab, language) => {
    await part(tab, page, language, header)
    await menuButton(tab).click()
    await menuGroup(phoneMenu(tab), condominiums).locator('summary').click()
    return undefined
  }
}

/** After the first scroll a phone lays out the rest of the page in parts, and everything moves until then. */
const laidOut = (page: Page) =>
  page.evaluate(async () => {
    for (let height = 0; height !== document.documentElement.scrollHeight; ) {
      height = document.documentElement.scrollHeight
      await new Promise((resolve) => setTimeout(resolve, 300))
    }
  })

export const headerStates: State[] = [
  { name: 'header-condominiums', only: 'desktop', reach: dropdown('home', condominiums) },
  { name: 'header-apartments', only: 'desktop', reach: dropdown('home', apartments) },
  { name: 'header-on-o2', only: 'desktop', reach: dropdown('o2', condominiums) },
  { name: 'menu', only: 'phone', reach: menu('home') },
  { name: 'menu-on-killa', only: 'phone', reach: menu('killa') },
  {
    name: 'header-scrolled',
    reach: async (page, language) => {
      await part(page, 'santorini', language, header)
      await page.mouse.wheel(0, 2200)
      // The header changes once the first image has left the screen.
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000)
      await laidOut(page)
      await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {}))))
      return header(page)
    },
  },
]
