// The figures are from section 9 of the specification and the decisions in docs/spec-coverage.md.
import { expect, type Locator, test } from '@playwright/test'
import { infoBox, projectCard } from './support/page-parts'
import { open } from './support/site'

type ExpectedFigures = {
  name: string
  slug: string
  kind: 'condominios' | 'multifamiliares'
  usd: string | null
  pen: string | null
  months: number | null
  area: number
}

const projects: ExpectedFigures[] = [
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

const monthsPattern = (count: number) => new RegExp(`^${count}\\s(meses|months)$`)

/** Returns a pattern for an area. English pages also show it in square feet. */
const areaPattern = (areaM2: number) => new RegExp(`^${areaM2}\\sm²( \\([\\d,]+\\sft²\\))?$`)

const SOLES_PER_DOLLAR = 3.85
const withCents = (amount: number) =>
  amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Returns the expected prices: with cents on a page whose payment plan is published, otherwise without cents. */
function priceTexts({ usd, pen, months }: ExpectedFigures, hasCents: boolean) {
  const dollars = Number(usd?.replace(',', ''))
  return hasCents && months
    ? [`US$ ${withCents(dollars)}`, `S/ ${withCents(dollars * SOLES_PER_DOLLAR)}*`]
    : [`US$ ${usd}`, `S/ ${pen}*`]
}

/** Checks the figures of a project, and that the prices in both currencies have the same font size. */
async function expectFigures(container: Locator, project: ExpectedFigures, hasCents: boolean) {
  const { usd, months, area } = project
  await expect(container.getByText(areaPattern(area))).toBeVisible()
  if (months) await expect(container.getByText(monthsPattern(months))).toBeVisible()
  if (!usd) return expect(container).not.toContainText('US$')
  const sizes: string[] = []
  for (const text of priceTexts(project, hasCents)) {
    const price = container.getByText(text, { exact: true }).first()
    await expect(price).toBeVisible()
    sizes.push(await price.evaluate((element) => getComputedStyle(element).fontSize))
  }
  expect(sizes[0]).toBe(sizes[1])
}

for (const project of projects)
  test(`the page of ${project.name} shows the agreed figures in both languages`, async ({ page }) => {
    for (const paths of Object.values(languages)) {
      await open(page, `${paths[project.kind]}/${project.slug}`)
      await expectFigures(infoBox(page), project, true)
    }
  })

for (const { home: path } of Object.values(languages))
  test(`every project card of ${path} shows the agreed figures`, async ({ page }) => {
    await open(page, path)
    for (const project of projects)
      await test.step(project.name, () => expectFigures(projectCard(page, project.name), project, false))
  })

// The instalment without its months, down payment and list price would be misleading.
for (const [name, slug, path, whole, exact] of [
  [
    'Santorini',
    'santorini',
    '/proyectos/condominios/santorini',
    ['US$ 206', 'S/ 793', 'US$ 3,090', 'S/ 11,897', 'US$ 15,450', 'S/ 59,483', '60 meses'],
    ['US$ 206.00', 'S/ 793.10', 'US$ 3,090.00', 'S/ 11,896.50', 'US$ 15,450.00', 'S/ 59,482.50'],
  ],
  [
    'Mykonos',
    'mykonos',
    '/proyectos/condominios/mykonos',
    ['US$ 1,083', 'S/ 4,170', 'US$ 3,249', 'S/ 12,509', 'US$ 16,245', 'S/ 62,543', '12 meses'],
    ['US$ 1,083.00', 'S/ 4,169.55', 'US$ 3,249.00', 'S/ 12,508.65', 'US$ 16,245.00', 'S/ 62,543.25'],
  ],
] as const)
  test(`${name} has the same prices on its cards, in the budget result, the list of lots and the quote`, async ({
    page,
  }) => {
    const expectAll = async (container: Locator, texts: readonly string[]) => {
      for (const text of texts) await expect(container).toContainText(text)
    }
    await open(page, '/')
    await expectAll(projectCard(page, name), whole)
    await open(page, '/proyectos#cuota-2000')
    const overviewCard = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 4, name, exact: true }) })
    await expectAll(overviewCard, whole)
    const resultRow = page
      .getByRole('region', { name: /^Hasta US\$.2,000 al mes/ })
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name, exact: true }) })
    await expectAll(resultRow, whole)
    await open(page, `${path}/lotes`)
    await expectAll(page.getByRole('table'), exact.slice(0, 2))
    await expectAll(page.getByRole('table'), exact.slice(4))
    await open(page, `/cotizador?proyecto=${slug}`)
    await expectAll(page.getByRole('region', { name: 'Tu cuota', exact: true }), exact)
    await open(page, `/comparar?p=${slug}`)
    await expectAll(page.getByRole('table'), [...whole.slice(0, 2), ...exact.slice(2)])
  })

for (const [language, path, note] of [
  ['Spanish', '/proyectos/multifamiliares/o2', /S\/\s3\.85 .*2\u00a0de noviembre de 2026/],
  ['English', '/en/projects/apartments/o2', /S\/\s3\.85 .*2\u00a0November 2026/],
] as const)
  test(`the page of O2 states the exchange rate of its prices in soles in ${language}`, async ({ page }) => {
    await open(page, path)
    await expect(infoBox(page)).toContainText(note)
  })

for (const [language, home, cardText, projects] of [
  [
    'Spanish',
    '/',
    'plazo por consultar',
    [
      ['Bahía Serena', '/proyectos/condominios/bahia-serena', 'Consultar'],
      ['O2', '/proyectos/multifamiliares/o2', 'Plazo de financiamiento: consultar con un asesor.'],
    ],
  ],
  [
    'English',
    '/en',
    'term on request',
    [
      ['Bahía Serena', '/en/projects/condominiums/bahia-serena', 'Ask us'],
      ['O2', '/en/projects/apartments/o2', 'Financing term: ask an adviser.'],
    ],
  ],
] as const)
  test(`a project without a number of months asks visitors to contact us about the term, in ${language}`, async ({
    page,
  }) => {
    for (const [, path, pageText] of projects) {
      await open(page, path)
      await expect(infoBox(page)).toContainText(pageText)
      await expect(infoBox(page)).not.toContainText(/\d+\s(meses|months)/)
    }
    await open(page, home)
    for (const [name] of projects) await expect(projectCard(page, name)).toContainText(cardText)
  })

test('pages of condominiums use lime and navy, and pages of apartment buildings use teal', async ({ page }) => {
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
  ['/en', 'Instalment from, 60 months interest-free', 'Lots from 100 m² (1,076 ft²)'],
] as const) {
  test(`the project cards of ${path} show instalment and area with "from"`, async ({ page }) => {
    await open(page, path)
    for (const text of [instalment, area]) await expect(projectCard(page, 'Santorini')).toContainText(text)
  })

  test(`the project cards of ${path} show town and region`, async ({ page }) => {
    await open(page, path)
    await expect(projectCard(page, 'Santorini')).toContainText('Mejía, Arequipa')
    await expect(projectCard(page, 'Bahía Serena')).toContainText('Tumbes')
  })
}
