// figures.e2e.ts checks the figures of project pages, and sections.e2e.ts their sections.
import { expect, test } from '@playwright/test'
import { firstVisibleSlide, nextButton, slideCounter, slides } from './support/carousel'
import { field } from './support/form-fields'
import { submitButton } from './support/forms'
import { gallery, infoBox, locationSection, main, navigation, sectionWith } from './support/page-parts'
import { open, waitForHydration } from './support/site'

/** Converts a colour such as `#1c284c` to the form that browsers report. */
const toRgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((index) => Number.parseInt(hex.slice(index, index + 2), 16)).join(', ')})`

for (const [path, active, inactive] of [
  ['/proyectos/condominios/santorini', '#cbf000', '#1c284c'],
  ['/proyectos/multifamiliares/o2', '#12b092', '#10302f'],
] as const)
  test(`the location section of ${path} has tabs for a plan, a map and a route in the colours of the project`, async ({
    page,
  }) => {
    await open(page, path)
    const tabs = locationSection(page).getByRole('tab')
    await expect(tabs).toHaveText(['Croquis', 'Google Maps', 'Waze'])
    const [activeTab, ...inactiveTabs] = await tabs.evaluateAll((elements) =>
      elements.map((tab) => [getComputedStyle(tab).backgroundColor, getComputedStyle(tab).color]),
    )
    expect(activeTab?.[0]).toBe(toRgb(active))
    expect(inactiveTabs).toEqual([
      [toRgb(inactive), toRgb('#ffffff')],
      [toRgb(inactive), toRgb('#ffffff')],
    ])
  })

test('Killa is sold out and its form is a waiting list', async ({ page }) => {
  await open(page, '/proyectos/multifamiliares/killa')
  await expect(infoBox(page)).toContainText('Vendido al 100%')
  const form = page.getByRole('form', { name: 'Lista de espera' })
  await expect(submitButton(form)).toHaveText(/Unirme a la lista/)
  await expect(field(form, 'project')).toHaveCount(0)
})

for (const [path, delivered, soldOut] of [
  ['/proyectos/multifamiliares/killa', 'Entregado', 'Vendido 100%'],
  ['/en/projects/apartments/killa', 'Delivered', 'SOLD OUT 100%'],
] as const)
  test(`${path} is marked as delivered and sold out`, async ({ page }) => {
    await open(page, path)
    for (const label of [delivered, soldOut]) {
      const labelElement = infoBox(page).getByText(new RegExp(`^${label}$`, 'i'))
      await expect(labelElement).toBeVisible()
    }
  })

test('the tour of Killa is an image until a visitor starts it', async ({ page }) => {
  await open(page, '/proyectos/multifamiliares/killa')
  const tour = sectionWith(page, page.getByText('Empezar el recorrido'))
  await tour.scrollIntoViewIfNeeded()
  await expect(tour.locator('picture img')).toBeVisible()
  await expect(tour.locator('canvas, iframe, video')).toHaveCount(0)
})

for (const [path, appointment, banner] of [
  ['/proyectos/condominios/santorini', 'Programar visita', null],
  ['/en/projects/condominiums/santorini', 'Schedule visit', null],
  ['/proyectos/multifamiliares/o2', 'Programar visita', 'Últimos días de preventa'],
  ['/en/projects/apartments/o2', 'Schedule visit', 'Last days of pre-sale'],
] as const)
  test(`${path} links to the appointments of the project with "${appointment}"${banner ? ' and announces the last days of the pre-sale' : ''}`, async ({
    page,
  }) => {
    await open(page, path)
    const slug = path.split('/').at(-1)
    const calendar = `/api/appointments?place=${slug}${path.startsWith('/en') ? '&lang=en' : ''}`
    await expect(gallery(page).getByRole('link', { name: appointment })).toHaveAttribute('href', calendar)
    const appointmentLink = navigation(page).getByRole('link', {
      name: path.startsWith('/en') ? 'Visit' : 'Visita',
      exact: true,
    })
    await expect(appointmentLink).toHaveAttribute('href', calendar)
    if (banner) await expect(main(page).getByRole('heading', { level: 2, name: banner })).toBeVisible()
  })

test('an amenity says in both languages whether only this project uses it', async ({ page }) => {
  await open(page, '/proyectos/condominios/santorini')
  await expect(page.getByRole('listitem').filter({ hasText: 'Piscina principal' })).toContainText('Uso propio')
  await expect(page.getByRole('listitem').filter({ hasText: 'Frente de playa' })).toContainText('Uso compartido')
  await open(page, '/en/projects/condominiums/santorini')
  await expect(page.getByRole('listitem').filter({ hasText: 'Main pool' })).toContainText('For this project only')
  await expect(page.getByRole('listitem').filter({ hasText: 'Beachfront' })).toContainText('Shared')
})

for (const [path, texts, coordinates] of [
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
  test(`${path} loads the map and the route of the town at zoom 16 only after a click`, async ({ page }) => {
    const requestedUrls: string[] = []
    await page.route(/google\.com|waze\.com/, (route) => {
      requestedUrls.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '' })
    })
    await open(page, path)
    const section = locationSection(page)
    await waitForHydration(section)
    await expect(section.getByText(texts.town)).toBeVisible()
    const { lat, lon } = coordinates
    for (const [service, embedUrl] of [
      [
        'Google Maps',
        `https://www.google.com/maps?${new URLSearchParams({ q: `${lat},${lon}`, z: '16', output: 'embed' })}`,
      ],
      ['Waze', `https://embed.waze.com/iframe?${new URLSearchParams({ zoom: '16', lat, lon, pin: '1' })}`],
    ] as const) {
      await section.getByRole('tab', { name: service }).click()
      const panel = section.getByRole('tabpanel', { name: service })
      await expect(panel.getByRole('link', { name: new RegExp(service) })).toBeVisible()
      expect(requestedUrls).not.toContain(embedUrl)
      await panel.getByRole('button', { name: texts.show }).click()
      await expect.poll(() => requestedUrls).toContain(embedUrl)
    }
  })

for (const [path, titles, planName, [label, otherLabel]] of [
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
  test(`the gallery of ${path} has two carousels and shows the floor plans in the second`, async ({ page }) => {
    await open(page, path)
    await waitForHydration(gallery(page))
    const carousels = gallery(page).getByRole('region')
    await expect(carousels).toHaveCount(2)
    for (const title of titles) {
      const carousel = gallery(page).getByRole('region', { name: title })
      await expect(carousel.getByRole('heading', { name: title })).toBeVisible()
      const total = await slides(carousel).count()
      await expect(slideCounter(carousel)).toHaveText(`1 / ${total}`)
      await nextButton(carousel).click()
      await expect(slideCounter(carousel)).toHaveText(`2 / ${total}`)
      await expect.poll(() => firstVisibleSlide(carousel)).toBe(2)
    }
    const apartmentCarousel = gallery(page).getByRole('region', { name: titles[1] })
    const plan = apartmentCarousel.getByRole('img', { name: planName }).first()
    await expect(plan).toContainText(label)
    await expect(plan).not.toContainText(otherLabel)
  })

for (const [path, message] of [
  ['/proyectos/condominios/santorini', /quiero información de Santorini\.$/],
  ['/en/projects/apartments/o2', /would like information about O2\.$/],
  ['/', /me gustaría recibir información\.$/],
] as const) {
  for (const width of [390, 1440])
    test(`the chat message of ${path} names the project of the page, if it has one, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await open(page, path)
      const chat = page.getByRole('link', { name: /^(Chat con un asesor|Chat with an adviser)$/ })
      const url = new URL((await chat.filter({ visible: true }).first().getAttribute('href')) ?? '')
      expect(url.searchParams.get('text')).toMatch(message)
    })
}
