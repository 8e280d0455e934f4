// What marketing edits beside the figures: boxes, cards, icons, buttons, claims. Both languages.
import { expect, test } from '@playwright/test'
import { claims, infoBox, main, navigation, projectCard, projectGrid, section } from './support/page-parts'
import { product } from './support/product'
import { open } from './support/site'

test.use({ viewport: { width: 1440, height: 900 } })

for (const [path, boxes] of [
  ['/proyectos/condominios/santorini', ['100 m² Área mínima de lote', '60 meses Sin intereses']],
  ['/en/projects/condominiums/santorini', ['100 m² Smallest lot', '60 months Interest-free']],
  ['/proyectos/condominios/bahia-serena', ['90 m² Área mínima de lote', 'Consultar Plazo de financiamiento']],
  ['/en/projects/apartments/o2', ['48 m² Smallest apartment', 'Lima Location']],
] as const)
  test(`the info box of ${path} shows its feature boxes, each with its icon`, async ({ page }) => {
    await open(page, path)
    const features = infoBox(page).getByRole('listitem')
    const words = (await features.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim())
    expect(words).toEqual(boxes)
    for (const feature of await features.all()) await expect(feature.locator('svg')).toHaveCount(1)
  })

for (const [path, words] of [
  ['/', ['Un pueblo blanco frente al mar', 'Piscina y casa club · Malecón peatonal']],
  ['/en', ['A white village facing the sea', 'Pool and clubhouse · Seafront promenade']],
] as const)
  test(`the first card of ${path} is Santorini, with a description and two details`, async ({ page }) => {
    await open(page, path)
    const first = projectGrid(page).getByRole('article').first()
    await expect(first.getByRole('heading').getByRole('link')).toHaveAccessibleName('Santorini')
    for (const sentence of words) await expect(projectCard(page, 'Santorini').getByText(sentence)).toBeVisible()
  })

for (const [path, heading, first] of [
  ['/', 'Lo que pasa en obra y en casa', '/noticias/10'],
  ['/en', 'What’s new on site, at home', '/en/news/10'],
] as const)
  test(`the news on ${path} start with the article that staff feature, not with the newest`, async ({ page }) => {
    await open(page, path)
    const stories = section(page, heading)
      .getByRole('link')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
    await expect(stories.first()).toHaveAttribute('href', first)
    await expect(stories.nth(1)).toHaveAttribute('href', first.replace('10', '14'))
  })

for (const [path, figures, story] of [
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
  test(`${path} uses the figures of the home page's claims and of the offices`, async ({ page }) => {
    await open(page, path)
    const list = section(page, /^(La empresa en cifras|The company in figures)$/).getByRole('listitem')
    expect((await list.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim())).toEqual(figures)
    await expect(main(page)).toContainText(story)
    await open(page, path === '/nosotros' ? '/' : '/en')
    await expect(claims(page)).toContainText(path === '/nosotros' ? '+1000' : '1,000+')
  })

test('each value of the company and each reward of a referral has its icon', async ({ page }) => {
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
  test(`on ${path} a campaign has the button "${label}"`, async ({ page, request }) => {
    await open(page, path)
    await expect(main(page).getByRole('link', { name: label })).toHaveAttribute('href', target)
    if (!target.startsWith('/')) return
    expect((await request.get(product().siteUrl + target, { maxRedirects: 0 })).status()).toBe(200)
  })

for (const [path, highlight] of [
  ['/proyectos/multifamiliares/o2', 'Desde 48 m²'],
  ['/en/projects/apartments/o2', 'From 48 m²'],
] as const)
  test(`the banner of ${path} has a highlighted text above its button`, async ({ page }) => {
    await open(page, path)
    await expect(main(page).getByText(highlight, { exact: true })).toBeVisible()
  })

test('the English menu calls the buildings Multifamily', async ({ page }) => {
  await open(page, '/en')
  await expect(navigation(page).getByText('Multifamily', { exact: true })).toBeVisible()
})
