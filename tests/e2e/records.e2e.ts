import { expect, test } from '@playwright/test'
import { claims, infoBox, main, navigation, projectCard, projectGrid, section } from './support/page-parts'
import { product } from './support/product'
import { open } from './support/site'

test.use({ viewport: { width: 1440, height: 900 } })

for (const [path, boxes] of [
  ['/proyectos/condominios/santorini', ['100 m² Área mínima de lote', '60 meses Sin intereses']],
  ['/en/projects/condominiums/santorini', ['100 m² (1,076 ft²) Smallest lot', '60 months Interest-free']],
  ['/proyectos/condominios/bahia-serena', ['90 m² Área mínima de lote', 'Consultar Plazo de financiamiento']],
  ['/en/projects/apartments/o2', ['48 m² (517 ft²) Smallest apartment', 'Lima Location']],
] as const)
  test(`the info box of ${path} shows its features, each with an icon`, async ({ page }) => {
    await open(page, path)
    const features = infoBox(page).getByRole('listitem')
    const texts = (await features.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim())
    expect(texts).toEqual(boxes)
    for (const feature of await features.all()) await expect(feature.locator('svg')).toHaveCount(1)
  })

for (const [path, texts] of [
  ['/', ['Un pueblo blanco frente al mar', 'Piscina y casa club · Malecón peatonal']],
  ['/en', ['A white village facing the sea', 'Pool and clubhouse · Seafront promenade']],
] as const)
  test(`the first project card of ${path} is Santorini, with a description and two details`, async ({ page }) => {
    await open(page, path)
    const firstCard = projectGrid(page).getByRole('article').first()
    await expect(firstCard.getByRole('heading').getByRole('link')).toHaveAccessibleName('Santorini')
    for (const sentence of texts) await expect(projectCard(page, 'Santorini').getByText(sentence)).toBeVisible()
  })

for (const [path, heading, firstHref] of [
  ['/', 'Lo que pasa en obra y en casa', '/noticias/10'],
  ['/en', 'What’s new on site, at home', '/en/news/10'],
] as const)
  test(`the news section of ${path} starts with the featured article, followed by the newest article`, async ({
    page,
  }) => {
    await open(page, path)
    const articleLinks = section(page, heading)
      .getByRole('link')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
    await expect(articleLinks.first()).toHaveAttribute('href', firstHref)
    await expect(articleLinks.nth(1)).toHaveAttribute('href', firstHref.replace('10', '14'))
  })

for (const [path, figures, historyText] of [
  [
    '/nosotros',
    ['+10 años de experiencia', '+10 proyectos inmobiliarios', '+1000 familias felices', '2 sedes: Arequipa y Lima'],
    'hace más de 10 años',
  ],
  [
    '/en/about',
    ['10+ years of experience', '10+ real-estate projects', '1,000+ happy families', '2 offices: Arequipa and Lima'],
    'more than 10 years ago',
  ],
] as const)
  test(`${path} states the same figures as the claims of the home page, and the number of offices`, async ({
    page,
  }) => {
    await open(page, path)
    const list = section(page, /^(La empresa en cifras|The company in figures)$/).getByRole('listitem')
    expect((await list.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim())).toEqual(figures)
    await expect(main(page)).toContainText(historyText)
    await open(page, path === '/nosotros' ? '/' : '/en')
    await expect(claims(page)).toContainText(path === '/nosotros' ? '+1000' : '1,000+')
  })

test('each value of the company and each referral reward has an icon', async ({ page }) => {
  await open(page, '/nosotros')
  const values = section(page, 'Lo que no negociamos').getByRole('term')
  await expect(values).toHaveCount(5)
  await expect(values.locator('svg')).toHaveCount(5)
  await open(page, '/referidos')
  const rewards = section(page, 'Cada amigo cuenta').getByRole('listitem')
  await expect(rewards).toHaveCount(2)
  await expect(rewards.locator('svg')).toHaveCount(2)
})

for (const [path, label, target] of [
  ['/responsabilidad-social', 'Conocer Mejía', '/zonas/mejia'],
  ['/responsabilidad-social', 'Quiero participar', '#form-section'],
  ['/en/social-responsibility', 'Get to know Mejía', '/en/areas/mejia'],
] as const)
  test(`a social campaign on ${path} has a button "${label}" that links to an existing page or form`, async ({
    page,
    request,
  }) => {
    await open(page, path)
    await expect(main(page).getByRole('link', { name: label })).toHaveAttribute('href', target)
    if (!target.startsWith('/')) return
    expect((await request.get(product().siteUrl + target, { maxRedirects: 0 })).status()).toBe(200)
  })

for (const [path, highlight] of [
  ['/proyectos/multifamiliares/o2', 'Desde 48 m²'],
  ['/en/projects/apartments/o2', 'From 48 m² (517 ft²)'],
] as const)
  test(`the banner of ${path} has a highlighted text above its button`, async ({ page }) => {
    await open(page, path)
    await expect(main(page).getByText(highlight, { exact: true })).toBeVisible()
  })

test('the English menu labels apartment buildings as Apartments', async ({ page }) => {
  await open(page, '/en')
  await expect(navigation(page).getByText('Apartments', { exact: true })).toBeVisible()
})
