// What the page of a project says and shows, beside its figures (figures.e2e.ts) and its sections (sections.e2e.ts).
import { expect, test } from '@playwright/test'
import { field } from './support/form-fields'
import { submitButton } from './support/forms'
import { gallery, infoBox, location, main, sectionWith } from './support/page-parts'
import { open } from './support/site'

/** `#1c284c` as a browser reports it. */
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

for (const [path, active, others] of [
  ['/proyectos/condominios/santorini', '#cbf000', '#1c284c'],
  ['/proyectos/multifamiliares/o2', '#12b092', '#10302f'],
] as const)
  test(`the location on ${path} has a plan, a map and a route, in the colours of the project`, async ({ page }) => {
    await open(page, path)
    const tabs = location(page).getByRole('tab')
    await expect(tabs).toHaveText(['Croquis', 'Google Maps', 'Waze'])
    const [first, ...rest] = await tabs.evaluateAll((all) =>
      all.map((tab) => [getComputedStyle(tab).backgroundColor, getComputedStyle(tab).color]),
    )
    expect(first?.[0]).toBe(rgb(active))
    expect(rest).toEqual([
      [rgb(others), rgb('#ffffff')],
      [rgb(others), rgb('#ffffff')],
    ])
  })

test('Killa is sold out and its forms are a waiting list', async ({ page }) => {
  await open(page, '/proyectos/multifamiliares/killa')
  await expect(infoBox(page)).toContainText('Vendido al 100%')
  const forms = page.getByRole('form', { name: 'Lista de espera' })
  await expect(forms).toHaveCount(2)
  for (const form of await forms.all()) {
    await expect(submitButton(form)).toHaveText(/Unirme a la lista/)
    await expect(field(form, 'project')).toHaveCount(0)
  }
})

for (const [path, delivered, soldOut] of [
  ['/proyectos/multifamiliares/killa', 'Entregado', 'Vendido 100%'],
  ['/en/projects/apartments/killa', 'Delivered', 'SOLD OUT 100%'],
] as const)
  test(`${path} is marked as delivered and sold out`, async ({ page }) => {
    await open(page, path)
    for (const mark of [delivered, soldOut]) {
      const shown = infoBox(page).getByText(new RegExp(`^${mark}$`, 'i'))
      await expect(shown).toBeVisible()
    }
  })

for (const slug of ['o2', 'killa'])
  test(`${slug} has a section with a tour of its own, a picture until it is started`, async ({ page }) => {
    await open(page, `/proyectos/multifamiliares/${slug}`)
    const tour = sectionWith(page, page.getByText('Empezar el recorrido'))
    await tour.scrollIntoViewIfNeeded()
    await expect(tour.locator('picture img')).toBeVisible()
    await expect(tour.locator('canvas, iframe, video')).toHaveCount(0)
  })

for (const [path, visit, banner] of [
  ['/proyectos/condominios/santorini', 'Programar visita', null],
  ['/en/projects/condominiums/santorini', 'Schedule visit', null],
  ['/proyectos/multifamiliares/o2', 'Programar visita', 'Etapa final de preventa'],
  ['/en/projects/apartments/o2', 'Schedule visit', 'Final stage of pre-sale'],
] as const)
  test(`${path} offers to ${visit}${banner ? ' and says that the pre-sale is in its last stretch' : ''}`, async ({
    page,
  }) => {
    await open(page, path)
    await expect(gallery(page).getByRole('link', { name: visit })).toHaveAttribute('href', '#form-visit')
    if (banner) await expect(main(page).getByRole('heading', { level: 2, name: banner })).toBeVisible()
  })

test("an amenity says whether it is the project's own or shared, in both languages", async ({ page }) => {
  await open(page, '/proyectos/condominios/santorini')
  await expect(page.getByRole('listitem').filter({ hasText: 'Piscina principal' })).toContainText('Uso propio')
  await expect(page.getByRole('listitem').filter({ hasText: 'Frente de playa' })).toContainText('Uso compartido')
  await open(page, '/en/projects/condominiums/santorini')
  await expect(page.getByRole('listitem').filter({ hasText: 'Main pool' })).toContainText('Private to the project')
  await expect(page.getByRole('listitem').filter({ hasText: 'Beachfront' })).toContainText('Shared')
})

for (const [path, words] of [
  ['/proyectos/condominios/santorini', /quiero información de Santorini\.$/],
  ['/en/projects/apartments/o2', /would like information about O2\.$/],
  ['/', /me gustaría recibir información\.$/],
] as const) {
  for (const width of [390, 1440])
    test(`the chat begins with what the visitor looks at: ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await open(page, path)
      const chat = page.getByRole('link', { name: /^(Chatear con un asesor|Chat with an adviser)$/ })
      const address = new URL((await chat.filter({ visible: true }).first().getAttribute('href')) ?? '')
      expect(address.searchParams.get('text')).toMatch(words)
    })
}
