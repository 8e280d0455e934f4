import { expect, test } from '@playwright/test'
import { galleryModes, infoBox, locationSection, mediaCarousel } from './support/page-parts'
import { open, waitForHydration } from './support/site'

test.use({ viewport: { width: 1440, height: 900 } })

for (const path of [
  '/proyectos/condominios/santorini',
  '/proyectos/multifamiliares/o2',
  '/en/projects/condominiums/santorini',
  '/en/projects/apartments/killa',
])
  test(`the info box of ${path} overlaps the carousel`, async ({ page }) => {
    await open(page, path)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const [carousel, box] = [await mediaCarousel(page).boundingBox(), await infoBox(page).boundingBox()]
      if (!carousel || !box) throw new Error('not shown')
      expect(box.y, `${width} px`).toBeLessThan(carousel.y + carousel.height)
      expect(box.y + box.height, `${width} px`).toBeGreaterThan(carousel.y + carousel.height)
    }
  })

for (const [path, name] of [
  ['/proyectos/condominios/santorini', 'Santorini'],
  ['/proyectos/condominios/mykonos', 'Mykonos'],
  ['/proyectos/multifamiliares/o2', 'O2'],
  ['/en/projects/condominiums/bahia-serena', 'Bahía Serena'],
  ['/en/projects/apartments/killa', 'Killa'],
] as const)
  test(`the info box of ${path} shows the logo of its project`, async ({ page }) => {
    await open(page, path)
    const heading = infoBox(page).getByRole('heading', { level: 1, name, exact: true })
    await expect(heading).toBeVisible()
    const logo = heading.locator('svg').first()
    await expect(logo).toBeVisible()
    expect((await logo.boundingBox())?.height).toBeGreaterThanOrEqual(40)
  })

test('up to 1024 px the lead form of a project uses the full width of the page', async ({ page }) => {
  await open(page, '/proyectos/condominios/santorini')
  for (const width of [390, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    const box = await page
      .getByRole('complementary')
      .filter({ has: page.getByRole('form') })
      .boundingBox()
    expect(box, `${width} px`).toMatchObject({ x: 0, width })
  }
})

test('the tab of the selected gallery mode is dark, because lime marks links and buttons', async ({ page }) => {
  await open(page, '/proyectos/condominios/santorini')
  const modes = galleryModes(page).getByRole('tab')
  await waitForHydration(galleryModes(page))
  const readBackgrounds = () => modes.evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).backgroundColor))
  const navy = 'rgb(28, 40, 76)'
  for (const selected of [0, 1]) {
    await modes.nth(selected).click()
    await expect
      .poll(async () => (await readBackgrounds()).map((background) => background === navy))
      .toEqual((await modes.all()).map((_, index) => index === selected))
  }
})

for (const path of ['/proyectos/condominios/santorini', '/en/projects/apartments/o2'])
  test(`the location section of ${path} links to Google Maps and Waze`, async ({ page }) => {
    await open(page, path)
    await waitForHydration(locationSection(page))
    for (const [service, url] of [
      ['Google Maps', /^https:\/\/www\.google\.com\/maps\//],
      ['Waze', /^https:\/\/(www\.)?waze\.com\//],
    ] as const) {
      await locationSection(page).getByRole('tab', { name: service }).click()
      const panel = locationSection(page).getByRole('tabpanel', { name: service })
      await expect(panel.getByRole('link', { name: new RegExp(`^(Abrir en|Open in) ${service}`) })).toHaveAttribute(
        'href',
        url,
      )
    }
  })

for (const [path, plan, enlarge, close] of [
  ['/proyectos/condominios/santorini', 'Croquis', 'Ampliar croquis', 'Cerrar'],
  ['/en/projects/condominiums/santorini', /^(Map|Sketch|Sketch map)$/, /^Enlarge/, 'Close'],
] as const)
  test(`the map image of ${path} opens in a larger dialog with a close button`, async ({ page }) => {
    await open(page, path)
    await waitForHydration(locationSection(page))
    const panel = locationSection(page).getByRole('tabpanel', { name: plan })
    await expect(panel.getByRole('img')).toBeVisible()
    await panel.getByRole('button', { name: enlarge }).click()
    const dialog = page.getByRole('dialog', { name: plan })
    await expect(dialog.getByRole('img')).toBeVisible()
    const widths = [await panel.getByRole('img').boundingBox(), await dialog.getByRole('img').boundingBox()]
    expect(widths[1]?.width).toBeGreaterThan(widths[0]?.width ?? 0)
    await dialog.getByRole('button', { name: close }).click()
    await expect(dialog).toBeHidden()
  })
