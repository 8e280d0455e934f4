import { expect, test } from '@playwright/test'
import { open } from './support/site'

test.use({ viewport: { width: 390, height: 844 } })

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
for (const path of pages)
  test(`${path} fits the width of a phone with text twice as large`, async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Page.enable')
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    await open(page, path)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
