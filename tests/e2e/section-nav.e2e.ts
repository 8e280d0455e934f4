import { expect, test } from '@playwright/test'
import { open } from './support/site'

test.use({ viewport: { width: 390, height: 844 } })

for (const [path, label, name] of [
  ['/proyectos/condominios/santorini', 'En esta página', 'Contacto'],
  ['/en/projects/condominiums/santorini', 'On this page', 'Contact'],
] as const)
  test(`on a phone, the bar of ${path} shows the link of the section that the visitor scrolled to`, async ({
    page,
  }) => {
    await open(page, path)
    const links = page.getByRole('navigation', { name: label }).getByRole('link')
    const contactLink = links.filter({ hasText: new RegExp(`^${name}$`) })
    await expect(contactLink).not.toBeInViewport({ ratio: 1 })
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(contactLink).toBeInViewport({ ratio: 1 })
    // The bar is below the fold at the top of the page.
    await page.mouse.wheel(0, -20_000)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.mouse.wheel(0, 600)
    await expect(links.first()).toBeInViewport({ ratio: 1 })
  })
