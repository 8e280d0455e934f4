// Compares every figure of the specification (section 9, with the decisions of docs/spec-coverage.md) with the built
// pages.
import { expect, type Locator, test } from '@playwright/test'
import { infoBox, projectCard } from './support/page-parts'
import { open } from './support/site'

type Expected = {
  name: string
  slug: string
  kind: 'condominios' | 'multifamiliares'
  usd: string | null
  pen: string | null
  months: number | null
  area: number
}

const projects: Expected[] = [
  { name: 'Santorini', slug: 'santorini', kind: 'condominios', usd: '206', pen: '793', months: 60, area: 100 },
  { name: 'Mykonos', slug: 'mykonos', kind: 'condominios', usd: '1,083', pen: '4,170', months: 12, area: 110 },
  { name: 'Punta Arena', slug: 'punta-arena', kind: 'condominios', usd: '500', pen: '1,925', months: 24, area: 90 },
  { name: 'Punta Arena II', slug: 'punta-arena-2', kind: 'condominios', usd: '152', pen: '585', months: 60, area: 90 },
  {
    name: 'Prado Piamonte',
    slug: 'prado-piamonte',
    kind: 'condominios',
    usd: '483',
    pen: '1,860',
    months: 60,
    area: 300,
  },
  { name: 'Zafiro', slug: 'zafiro', kind: 'condominios', usd: '139', pen: '535', months: 48, area: 100 },
  { name: 'Coral', slug: 'coral', kind: 'condominios', usd: '192', pen: '739', months: 48, area: 110 },
  { name: 'Bahía Serena', slug: 'bahia-serena', kind: 'condominios', usd: '149', pen: '574', months: null, area: 90 },
  { name: 'O2', slug: 'o2', kind: 'multifamiliares', usd: '520', pen: '2,002', months: null, area: 48 },
  { name: 'Killa', slug: 'killa', kind: 'multifamiliares', usd: null, pen: null, months: null, area: 60 },
]

const languages = {
  Spanish: { home: '/', condominios: '/proyectos/condominios', multifamiliares: '/proyectos/multifamiliares' },
  English: { home: '/en', condominios: '/en/projects/condominiums', multifamiliares: '/en/projects/apartments' },
} as const

const monthsIn = (count: number) => new RegExp(`^${count}\\s(meses|months)$`)

/** The amount in soles has an asterisk, and both currencies have the same font size. */
async function expectFigures(part: Locator, { usd, pen, months, area }: Expected) {
  await expect(part.getByText(`${area} m²`, { exact: true })).toBeVisible()
  if (months) await expect(part.getByText(monthsIn(months))).toBeVisible()
  if (!usd) return expect(part).not.toContainText('US$')
  const prices = [part.getByText(`US$ ${usd}`, { exact: true }), part.getByText(`S/ ${pen}*`, { exact: true })]
  const sizes: string[] = []
  for (const price of prices) {
    await expect(price).toBeVisible()
    sizes.push(await price.evaluate((element) => getComputedStyle(element).fontSize))
  }
  expect(sizes[0]).toBe(sizes[1])
}

for (const project of projects)
  test(`the page of ${project.name} shows the agreed figures in both languages`, async ({ page }) => {
    for (const addresses of Object.values(languages)) {
      await open(page, `${addresses[project.kind]}/${project.slug}`)
      await expectFigures(infoBox(page), project)
    }
  })

for (const { home: path } of Object.values(languages))
  test(`every card of ${path} shows the agreed figures`, async ({ page }) => {
    await open(page, path)
    for (const project of projects)
      await test.step(project.name, () => expectFigures(projectCard(page, project.name), project))
  })

for (const [language, path, note] of [
  ['Spanish', '/proyectos/multifamiliares/o2', /S\/\s3\.85 .*2\u00a0de noviembre de 2026/],
  ['English', '/en/projects/apartments/o2', /S\/\s3\.85 .*2\u00a0November 2026/],
] as const)
  test(`the page of O2 states the exchange rate of its prices in soles in ${language}`, async ({ page }) => {
    await open(page, path)
    await expect(infoBox(page)).toContainText(note)
  })

for (const [language, home, onCard, projects] of [
  [
    'Spanish',
    '/',
    'Plazo: consultar',
    [
      ['Bahía Serena', '/proyectos/condominios/bahia-serena', 'Consultar'],
      ['O2', '/proyectos/multifamiliares/o2', 'Plazo de financiamiento: consultar con un asesor.'],
    ],
  ],
  [
    'English',
    '/en',
    'Term: ask us',
    [
      ['Bahía Serena', '/en/projects/condominiums/bahia-serena', 'Ask us'],
      ['O2', '/en/projects/apartments/o2', 'Financing term: ask an adviser.'],
    ],
  ],
] as const)
  test(`a project without a number of months shows none in ${language}, on its page and on its card`, async ({
    page,
  }) => {
    for (const [, path, onPage] of projects) {
      await open(page, path)
      await expect(infoBox(page)).toContainText(onPage)
      await expect(infoBox(page)).not.toContainText(/\d+\s(meses|months)/)
    }
    await open(page, home)
    for (const [name] of projects) await expect(projectCard(page, name)).toContainText(onCard)
  })

test('condominiums use lime and navy, apartments teal', async ({ page }) => {
  const colours = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement)
      return { accent: style.getPropertyValue('--accent').trim(), ink: style.getPropertyValue('--ink').trim() }
    })
  await open(page, '/proyectos/condominios/santorini')
  expect(await colours()).toEqual({ accent: '#cbf000', ink: '#1c284c' })
  await open(page, '/proyectos/multifamiliares/o2')
  expect((await colours()).accent).toBe('#12b092')
})

for (const [path, instalment, area] of [
  ['/', 'Cuota mensual desde', 'Lotes desde 100 m²'],
  ['/en', 'Monthly instalment from', 'Lots from 100 m²'],
] as const) {
  test(`the cards of ${path} show instalment and area with "from"`, async ({ page }) => {
    await open(page, path)
    for (const words of [instalment, area]) await expect(projectCard(page, 'Santorini')).toContainText(words)
  })

  test(`the cards of ${path} show town and region`, async ({ page }) => {
    await open(page, path)
    await expect(projectCard(page, 'Santorini')).toContainText('Mejía, Arequipa')
    await expect(projectCard(page, 'Bahía Serena')).toContainText('Tumbes')
  })
}
