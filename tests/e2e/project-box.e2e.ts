// The layout of the sections of a project page, and their markers.
import { expect, test } from '@playwright/test'
import { galleryModes, infoBox, location, mediaCarousel } from './support/page-parts'
import { open, ready } from './support/site'

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

test('up to 1024 px the form uses the full width of the page', async ({ page }) => {
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

test('the selected mode of the gallery is highlighted', async ({ page }) => {
  await open(page, '/proyectos/condominios/santorini')
  const modes = galleryModes(page).getByRole('tab')
  await ready(galleryModes(page))
  const grounds = () => modes.evaluateAll((all) => all.map((tab) => getComputedStyle(tab).backgroundColor))
  const lime = 'rgb(203, 240, 0)'
  for (const chosen of [0, 1]) {
    await modes.nth(chosen).click()
    await expect
      .poll(async () => (await grounds()).map((ground) => ground === lime))
      .toEqual((await modes.all()).map((_, at) => at === chosen))
  }
})

for (const path of ['/proyectos/condominios/santorini', '/en/projects/apartments/o2'])
  test(`the map and the navigation of ${path} can be opened in their own service`, async ({ page }) => {
    await open(page, path)
    await ready(location(page))
    for (const [service, address] of [
      ['Google Maps', /^https:\/\/www\.google\.com\/maps\//],
      ['Waze', /^https:\/\/(www\.)?waze\.com\//],
    ] as const) {
      await location(page).getByRole('tab', { name: service }).click()
      const panel = location(page).getByRole('tabpanel', { name: service })
      await expect(panel.getByRole('link', { name: new RegExp(`^(Abrir en|Open in) ${service}`) })).toHaveAttribute(
        'href',
        address,
      )
    }
  })

for (const [path, plan, enlarge, close] of [
  ['/proyectos/condominios/santorini', 'Croquis', 'Ampliar croquis', 'Cerrar'],
  ['/en/projects/condominiums/santorini', /^(Map|Sketch|Sketch map)$/, /^Enlarge/, 'Close'],
] as const)
  test(`the plan of ${path} is an image that opens in full screen and closes again`, async ({ page }) => {
    await open(page, path)
    await ready(location(page))
    const panel = location(page).getByRole('tabpanel', { name: plan })
    await expect(panel.getByRole('img')).toBeVisible()
    await panel.getByRole('button', { name: enlarge }).click()
    const dialog = page.getByRole('dialog', { name: plan })
    await expect(dialog.getByRole('img')).toBeVisible()
    const widths = [await panel.getByRole('img').boundingBox(), await dialog.getByRole('img').boundingBox()]
    expect(widths[1]?.width).toBeGreaterThan(widths[0]?.width ?? 0)
    await dialog.getByRole('button', { name: close }).click()
    await expect(dialog).toBeHidden()
  })
