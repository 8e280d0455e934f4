// What a project page shows, apart from its figures (figures.e2e.ts) and its sections (sections.e2e.ts).
import { expect, test } from '@playwright/test'
import { counter, firstShown, next, slides } from './support/carousel'
import { field } from './support/form-fields'
import { submitButton } from './support/forms'
import { gallery, infoBox, location, main, sectionWith } from './support/page-parts'
import { open, ready } from './support/site'

/** Returns `#1c284c` as a browser reports it. */
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

for (const [path, active, others] of [
  ['/proyectos/condominios/santorini', '#cbf000', '#1c284c'],
  ['/proyectos/multifamiliares/o2', '#12b092', '#10302f'],
] as const)
  test(`the location section of ${path} has a plan, a map and a route, in the colours of the project`, async ({
    page,
  }) => {
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

test('Killa has a section with its own tour, shown as an image until it starts', async ({ page }) => {
  await open(page, '/proyectos/multifamiliares/killa')
  const tour = sectionWith(page, page.getByText('Empezar el recorrido'))
  await tour.scrollIntoViewIfNeeded()
  await expect(tour.locator('picture img')).toBeVisible()
  await expect(tour.locator('canvas, iframe, video')).toHaveCount(0)
})

for (const [path, visit, banner] of [
  ['/proyectos/condominios/santorini', 'Programar visita', null],
  ['/en/projects/condominiums/santorini', 'Schedule visit', null],
  ['/proyectos/multifamiliares/o2', 'Programar visita', 'Últimos días de preventa'],
  ['/en/projects/apartments/o2', 'Schedule visit', 'Last days of pre-sale'],
] as const)
  test(`${path} offers ${visit}${banner ? ' and says that the pre-sale is in its last days' : ''}`, async ({
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
  await expect(page.getByRole('listitem').filter({ hasText: 'Main pool' })).toContainText('For this project only')
  await expect(page.getByRole('listitem').filter({ hasText: 'Beachfront' })).toContainText('Shared')
})

for (const [path, words, point] of [
  [
    '/proyectos/condominios/santorini',
    { show: 'Ver el mapa aquí', town: /centro de Mejía, no el terreno/ },
    { lat: '-17.1028', lon: '-71.9086' },
  ],
  [
    '/proyectos/multifamiliares/killa',
    { show: 'Ver el mapa aquí', town: /centro de Cusco, no el terreno/ },
    { lat: '-13.5168', lon: '-71.9788' },
  ],
  [
    '/en/projects/apartments/o2',
    { show: 'Show the map here', town: /centre of Lima, not the site itself/ },
    { lat: '-12.046', lon: '-77.0306' },
  ],
] as const)
  test(`${path} shows map and navigation of the town at zoom 16, loads them only on click and credits the source`, async ({
    page,
  }) => {
    const outside: string[] = []
    await page.route(/google\.com|waze\.com/, (route) => {
      outside.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '' })
    })
    await open(page, path)
    const section = location(page)
    await ready(section)
    await expect(section.getByText(words.town)).toBeVisible()
    const { lat, lon } = point
    for (const [service, frame] of [
      [
        'Google Maps',
        `https://www.google.com/maps?${new URLSearchParams({ q: `${lat},${lon}`, z: '16', output: 'embed' })}`,
      ],
      ['Waze', `https://embed.waze.com/iframe?${new URLSearchParams({ zoom: '16', lat, lon, pin: '1' })}`],
    ] as const) {
      await section.getByRole('tab', { name: service }).click()
      const panel = section.getByRole('tabpanel', { name: service })
      await expect(panel.getByRole('link', { name: new RegExp(service) })).toBeVisible()
      expect(outside).not.toContain(frame)
      await panel.getByRole('button', { name: words.show }).click()
      await expect.poll(() => outside).toContain(frame)
    }
  })

for (const [path, titles, plans, [word, otherWord]] of [
  [
    '/proyectos/multifamiliares/o2',
    ['El edificio y sus áreas comunes', 'Los departamentos por dentro'],
    /^Plano referencial de un departamento/,
    ['Cocina', 'Kitchen'],
  ],
  [
    '/proyectos/multifamiliares/killa',
    ['El edificio y sus áreas comunes', 'Los departamentos por dentro'],
    /^Plano referencial de un departamento/,
    ['Cocina', 'Kitchen'],
  ],
  [
    '/en/projects/apartments/o2',
    ['The building and its shared areas', 'Inside the apartments'],
    /^Reference plan of a .* apartment/,
    ['Kitchen', 'Cocina'],
  ],
] as const)
  test(`the gallery of ${path} has two carousels, the second with the floor plans`, async ({ page }) => {
    await open(page, path)
    await ready(gallery(page))
    const carousels = gallery(page).getByRole('region')
    await expect(carousels).toHaveCount(2)
    for (const title of titles) {
      const carousel = gallery(page).getByRole('region', { name: title })
      await expect(carousel.getByRole('heading', { name: title })).toBeVisible()
      const total = await slides(carousel).count()
      await expect(counter(carousel)).toHaveText(`1 / ${total}`)
      await next(carousel).click()
      await expect(counter(carousel)).toHaveText(`2 / ${total}`)
      await expect.poll(() => firstShown(carousel)).toBe(2)
    }
    const inside = gallery(page).getByRole('region', { name: titles[1] })
    const plan = inside.getByRole('img', { name: plans }).first()
    await expect(plan).toContainText(word)
    await expect(plan).not.toContainText(otherWord)
  })

for (const [path, words] of [
  ['/proyectos/condominios/santorini', /quiero información de Santorini\.$/],
  ['/en/projects/apartments/o2', /would like information about O2\.$/],
  ['/', /me gustaría recibir información\.$/],
] as const) {
  for (const width of [390, 1440])
    test(`the chat starts with the current page: ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await open(page, path)
      const chat = page.getByRole('link', { name: /^(Chatear con un asesor|Chat with an adviser)$/ })
      const address = new URL((await chat.filter({ visible: true }).first().getAttribute('href')) ?? '')
      expect(address.searchParams.get('text')).toMatch(words)
    })
}
