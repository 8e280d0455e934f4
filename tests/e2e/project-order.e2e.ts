// Tests what visitors of a project page see first, how they navigate it, and how long it is.
import { expect, test } from '@playwright/test'
import { infoBox, section, sectionLinks } from './support/page-parts'
import { open } from './support/site'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }
const MAX_PHONE_SCREENS = 11
const MAX_DESKTOP_HEIGHT = 7500

for (const [path, actions] of [
  ['/proyectos/condominios/santorini', ['Elegir lote', 'Armar mi cuota', 'Visitar']],
  ['/proyectos/multifamiliares/o2', ['Elegir departamento', 'Pedir mi cuota', 'Visitar']],
  ['/en/projects/condominiums/santorini', ['Choose a lot', 'Plan my instalments', 'Visit']],
] as const)
  for (const viewport of [phone, desktop])
    test(`${path} shows the price and three buttons above the fold at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await open(page, path)
      await expect(infoBox(page).getByText(/^US\$/).first()).toBeInViewport()
      for (const name of actions)
        await expect(infoBox(page).getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 })
    })

test('the buttons of a project lead to its lots, its quote and its appointments', async ({ page }) => {
  await open(page, '/proyectos/condominios/santorini')
  const hrefs = await infoBox(page)
    .getByRole('link', { name: /^(Elegir lote|Armar mi cuota|Visitar)$/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual([
    '/proyectos/condominios/santorini/lotes',
    '/cotizador?proyecto=santorini',
    '/api/appointments?place=santorini',
  ])
})

for (const hasScript of [true, false])
  test(`the section links stay at the top and lead to every section ${hasScript ? 'with' : 'without'} JavaScript`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: phone, javaScriptEnabled: hasScript, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await open(page, '/proyectos/condominios/santorini')
    const links = sectionLinks(page).getByRole('link')
    await expect(links.filter({ visible: true })).toHaveText([
      'Precio',
      'Plano',
      'Fotos',
      'Obra',
      'Lugar',
      'Papeles',
      'Qué incluye',
      'Contacto',
    ])
    for (const [name, heading] of [
      ['Papeles', 'Documentos y respuestas'],
      ['Plano', 'Elige tu lote en el plano'],
      ['Contacto', 'Tu lote en Santorini'],
    ] as const) {
      await links.filter({ hasText: name }).click()
      await expect(page.getByRole('heading', { level: 2, name: heading })).toBeInViewport({ ratio: 1 })
      await expect(sectionLinks(page)).toBeInViewport({ ratio: 1 })
    }
    await context.close()
  })

test('a project page has one contact form', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, '/proyectos/condominios/santorini')
  await expect(page.getByRole('form')).toHaveCount(1)
})

test('the first image of the gallery compares an empty lot with a built one', async ({ page }) => {
  await open(page, '/proyectos/condominios/santorini')
  const gallery = section(page, 'Mira cómo se vive')
  await expect(gallery.getByRole('slider', { name: 'Comparar el lote vacío con el lote y una casa' })).toBeVisible()
  await expect(gallery.getByText('La casa no está incluida en el precio del lote.')).toBeVisible()
})

const projects = [
  ...['santorini', 'mykonos', 'zafiro', 'punta-arena', 'punta-arena-2', 'coral', 'prado-piamonte', 'bahia-serena'].map(
    (slug) => `/proyectos/condominios/${slug}`,
  ),
  '/proyectos/multifamiliares/o2',
  '/proyectos/multifamiliares/killa',
  '/en/projects/condominiums/santorini',
  '/en/projects/apartments/o2',
]

test('every project page is at most 11 screens high on a phone and 7,500 px high on a desktop', async ({ browser }) => {
  // The content security policy would block the style that lays out all sections.
  const page = await browser.newPage({ bypassCSP: true })
  const tooTall: string[] = []
  for (const path of projects)
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport)
      await open(page, path)
      await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      const limit = viewport === phone ? MAX_PHONE_SCREENS * phone.height : MAX_DESKTOP_HEIGHT
      if (height > limit) tooTall.push(`${path} at ${viewport.width} px: ${height} px`)
    }
  await page.close()
  expect(tooTall).toEqual([])
})
