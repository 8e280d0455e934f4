import { expect } from '@playwright/test'
import { type pages, part, type State } from './state'

const dropdown = (page: keyof typeof pages, index: number): State['reach'] => {
  return async (tab, language) => {
    const header = await part(tab, page, language, 'header.header')
    await header.locator('.nav summary').nth(index).click()
    await expect(header.locator('.nav details').nth(index).locator('.drop')).toBeVisible()
    return undefined
  }
}

const menu = (page: keyof typeof pages): State['reach'] => {
  return async (tab, language) => {
    const header = await part(tab, page, language, 'header.header')
    await header.locator('.burger button').click()
    await tab.locator('dialog#menu summary').first().click()
    return undefined
  }
}

export const headerStates: State[] = [
  { name: 'header-condominiums', only: 'desktop', reach: dropdown('home', 0) },
  { name: 'header-apartments', only: 'desktop', reach: dropdown('home', 1) },
  { name: 'header-on-o2', only: 'desktop', reach: dropdown('o2', 0) },
  { name: 'menu', only: 'phone', reach: menu('home') },
  { name: 'menu-on-killa', only: 'phone', reach: menu('killa') },
  {
    name: 'header-scrolled',
    reach: async (page, language) => {
      await part(page, 'santorini', language, 'header.header')
      await page.mouse.wheel(0, 2200)
      await page.waitForTimeout(400)
      return undefined
    },
  },
]
