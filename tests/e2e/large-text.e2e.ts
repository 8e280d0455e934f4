import { expect, type Page, test } from '@playwright/test'
import { open } from './support/site'

/** Returns the share of the viewport's height that the tallest visible fixed element covers. */
const coveredByFixedElement = (page: Page) =>
  page.evaluate(() => {
    const fixedElements = [...document.querySelectorAll('body *')].filter(
      (element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility(),
    )
    return Math.max(0, ...fixedElements.map((element) => element.getBoundingClientRect().height)) / innerHeight
  })

const viewports = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }

const pages = [
  '/',
  '/proyectos',
  '/proyectos/condominios/santorini',
  '/proyectos/condominios/santorini/lotes',
  '/cotizador',
  '/comparar',
  '/visita',
  '/libro-de-reclamaciones',
]

// WCAG 1.4.4: people who set their browser to text twice as large must be able to read and use every page.
for (const [device, viewport] of Object.entries(viewports))
  test.describe(() => {
    test.use({ viewport })
    for (const path of pages)
      test(`${path} fits the width of a ${device} with text twice as large`, async ({ page }) => {
        const session = await page.context().newCDPSession(page)
        await session.send('Page.enable')
        await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
        await open(page, path)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow).toBeLessThanOrEqual(0)
        expect(await coveredByFixedElement(page)).toBeLessThan(0.4)
      })
  })
