// What the page of a project says and shows, beside its figures (figures.e2e.ts) and its sections (sections.e2e.ts).
import { expect, test } from '@playwright/test'
import { product } from './support/product'

const at = (path: string) => product().siteUrl + path

/** `#1c284c` as a browser reports it. */
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

for (const [path, active, others] of [
  ['/proyectos/condominios/santorini', '#cbf000', '#1c284c'],
  ['/proyectos/multifamiliares/o2', '#12b092', '#10302f'],
] as const)
  test(`the buttons of the location on ${path} wear its colours`, async ({ page }) => {
    await page.goto(at(path))
    const [first, ...rest] = await page
      .locator('.loc [role=tab]')
      .evaluateAll((tabs) => tabs.map((tab) => [getComputedStyle(tab).backgroundColor, getComputedStyle(tab).color]))
    expect(first?.[0]).toBe(rgb(active))
    expect(rest).toEqual([
      [rgb(others), rgb('#ffffff')],
      [rgb(others), rgb('#ffffff')],
    ])
  })

test('Killa is sold out and its forms are a waiting list', async ({ page }) => {
  await page.goto(at('/proyectos/multifamiliares/killa'))
  await expect(page.locator('.info__price')).toContainText('Vendido')
  const forms = page.getByRole('form', { name: 'Lista de espera' })
  await expect(forms).toHaveCount(2)
  await expect(forms.locator('button[type=submit]')).toHaveText([/Unirme a la lista/, /Unirme a la lista/])
  await expect(page.locator('form[action="/api/leads"] [name=project]:visible')).toHaveCount(0)
})

for (const [path, delivered, soldOut] of [
  ['/proyectos/multifamiliares/killa', 'Entregado', 'Vendido 100%'],
  ['/en/projects/apartments/killa', 'Delivered', 'SOLD OUT 100%'],
] as const)
  test(`${path} is marked as delivered and sold out`, async ({ page }) => {
    await page.goto(at(path))
    const pills = page.locator('.info .pill')
    await expect(pills).toHaveText([delivered, soldOut], { ignoreCase: true })
  })

for (const slug of ['o2', 'killa'])
  test(`${slug} has a section with a tour of its own, a picture until it is started`, async ({ page }) => {
    await page.goto(at(`/proyectos/multifamiliares/${slug}`))
    const tour = page.locator('.virtual .embed')
    await tour.scrollIntoViewIfNeeded()
    await expect(tour.locator('img')).toBeVisible()
    await expect(tour.locator('canvas, iframe, video')).toHaveCount(0)
  })

for (const [path, words] of [
  ['/proyectos/multifamiliares/o2', 'Etapa final de preventa'],
  ['/en/projects/apartments/o2', 'Final stage of pre-sale'],
] as const)
  test(`the banner of ${path} says that the pre-sale is in its last stretch`, async ({ page }) => {
    await page.goto(at(path))
    await expect(page.locator('.promo h2')).toHaveText(words)
  })

for (const [path, words] of [
  ['/proyectos/condominios/santorini', 'Programar visita'],
  ['/en/projects/condominiums/santorini', 'Schedule visit'],
  ['/proyectos/multifamiliares/o2', 'Programar visita'],
  ['/en/projects/apartments/o2', 'Schedule visit'],
] as const)
  test(`the gallery of ${path} offers to ${words}`, async ({ page }) => {
    await page.goto(at(path))
    await expect(page.locator('.gal .visit a')).toHaveText(words)
    await expect(page.locator('.gal .visit a')).toHaveAttribute('href', '#form-visit')
  })

test("an amenity says whether it is the project's own or shared, in both languages", async ({ page }) => {
  await page.goto(at('/proyectos/condominios/santorini'))
  await expect(page.getByRole('listitem').filter({ hasText: 'Piscina principal' })).toContainText('Uso propio')
  await expect(page.getByRole('listitem').filter({ hasText: 'Frente de playa' })).toContainText('Uso compartido')
  await page.goto(at('/en/projects/condominiums/santorini'))
  await expect(page.getByRole('listitem').filter({ hasText: 'Main pool' })).toContainText('Private to the project')
  await expect(page.getByRole('listitem').filter({ hasText: 'Beachfront' })).toContainText('Shared')
})

test('the location of a project has a plan, a map and a route, each button with its purpose', async ({ page }) => {
  await page.goto(at('/proyectos/condominios/santorini'))
  await expect(page.locator('.loc [role=tab]')).toHaveText(['Croquis', 'Google Maps', 'Waze'])
})
