import { expect, test } from '@playwright/test'
import { field } from './support/form-fields'
import { formOf } from './support/forms'
import { main, section } from './support/page-parts'
import { open, waitForHydration } from './support/site'

test.use({ viewport: { width: 1440, height: 900 } })

for (const [path, heading, name] of [
  [
    '/proyectos/multifamiliares/o2',
    'Balcones verdes sobre la ciudad',
    'Torre de balcones ondulados con plantas y lobby iluminado, al anochecer',
  ],
  [
    '/proyectos/multifamiliares/killa',
    'Piedra abajo, teja arriba',
    'Edificio completo al anochecer: base de piedra, balcones de madera, techo de teja y la luna',
  ],
  [
    '/en/projects/apartments/o2',
    'Green balconies above the city',
    'Tower of rippling planted balconies with a lit lobby, at dusk',
  ],
  [
    '/en/projects/apartments/killa',
    'Stone below, tiles above',
    'The whole building at nightfall: stone base, timber balconies, tiled roof and the moon',
  ],
] as const)
  test(`${path} shows an image of the building beside the form`, async ({ page }) => {
    await open(page, path)
    const amenities = section(page, heading)
    const image = amenities.getByRole('img', { name, exact: true })
    await waitForHydration(image)
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth >= 320))
      .toBe(true)
    const form = formOf(page, 'lead')
    const [imageBox, formBox] = [await image.boundingBox(), await form.boundingBox()]
    if (!imageBox || !formBox) throw new Error('not shown')
    expect(imageBox.x + imageBox.width).toBeLessThanOrEqual(formBox.x)
    expect(Math.min(imageBox.y + imageBox.height, formBox.y + formBox.height)).toBeGreaterThan(
      Math.max(imageBox.y, formBox.y),
    )
  })

for (const [path, banner, designation, linkName, imageAlt] of [
  ['/proyectos/multifamiliares/o2', 'Últimos días de preventa', 'Departamentos en Lima', 'Pedir información', /\S/],
  ['/en/projects/apartments/o2', 'Last days of pre-sale', 'Apartments in Lima', 'Request information', /\S/],
] as const)
  test(`the button in the banner of ${path} focuses the form`, async ({ page }) => {
    await open(page, path)
    const heading = main(page).getByRole('heading', { level: 2, name: banner })
    await heading.scrollIntoViewIfNeeded()
    await expect(main(page).getByText(designation, { exact: true })).toBeVisible()
    const block = heading.locator('xpath=../..')
    await expect(block.getByRole('img', { name: imageAlt })).toBeVisible()
    await block.getByRole('link', { name: linkName }).click()
    const firstName = field(formOf(page, 'lead'), 'firstName')
    await expect(firstName).toBeFocused()
    await expect(firstName).toBeInViewport()
  })
