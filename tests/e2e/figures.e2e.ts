// Every figure of the specification (section 9, as docs/spec-coverage.md rules it) against what the built pages show.
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

/** The soles carry an asterisk, and both currencies are written in characters of the same size. */
async function expectFigures(part: Locator, { usd, pen, months, area }: Expected) {
  await expect(part.getByText(`${area} m²`, { exact: true })).toBeVisible()
  if (months) await expect(part.getByText(`${months} meses`, { exact: true })).toBeVisible()
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
  test(`the page of ${project.name} shows the agreed figures`, async ({ page }) => {
    await open(page, `/proyectos/${project.kind}/${project.slug}`)
    await expectFigures(infoBox(page), project)
  })

test('every card of the home page shows the agreed figures', async ({ page }) => {
  await open(page, '/')
  for (const project of projects)
    await test.step(project.name, () => expectFigures(projectCard(page, project.name), project))
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
  test(`a project without a number of months names none in ${language}, on its page and on its card`, async ({
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

test('condominiums wear lime and navy, apartments teal', async ({ page }) => {
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

const campaigns: [string, string[]][] = [
  [
    'viaje-huacachina',
    [
      'Del 1 de febrero al 4 de agosto de 2025',
      'Pagar el 80 % de sus cuotas.',
      'Pagar el total de su lote o departamento.',
      'El sorteo se realiza el 5 de agosto de 2025.',
      'Si el ganador no reclama el premio hasta el 7 de agosto de 2025, lo pierde y se avisa al siguiente suplente.',
      'un viaje a Huacachina para 2 personas, del 15 al 17 de agosto de 2025',
    ],
  ],
  [
    'sorteo-bahia-serena',
    [
      'Hasta el 24 de abril de 2025',
      'Hay un solo ganador.',
      'un viaje a Tumbes para 2 personas',
      'firma el contrato hasta el 30 de abril de 2025',
    ],
  ],
  [
    'terminos6',
    [
      'Del 10 al 12 de octubre de 2025',
      'Del 16 al 19 de octubre de 2025',
      'termina antes si se agotan las 15 promociones',
      'recibe 3 lanzamientos del dado',
      'un lote desde 90 m² o un departamento desde 48 m²',
      'un solo premio por participante',
      'No se acumula con un descuento mayor de US$ 3,500.',
    ],
  ],
  [
    'terminos7',
    [
      'Del 1 al 25 de octubre de 2025',
      'se avisa el 5 de noviembre de 2025',
      'firma el contrato hasta el 10 de noviembre de 2025. Si no lo hace, no hay premio.',
      'pierde el premio y se avisa al siguiente suplente',
      'El premio se entrega después de firmar el contrato o de completar la cuota inicial.',
    ],
  ],
  [
    'terminos8',
    [
      'Del 1 al 31 de octubre de 2025',
      'Cuota inicial mínima: 20 % del precio',
      'Plazo: hasta 60 meses, sin intereses.',
      'S/ 3.60 por dólar',
      'Santorini: US$ 319.',
      'Punta Arena II: S/ 760.',
      'Prado Piamonte: US$ 278.',
    ],
  ],
  [
    'promociones2',
    [
      'Del 16 de junio al 12 de agosto de 2025',
      'Hay 6 ganadores.',
      'El sorteo se realiza el 13 de agosto de 2025.',
      'El ganador tiene 24 horas para responder y aceptar. Si no lo hace, pierde el premio y se avisa al siguiente suplente.',
      'El ganador recoge el premio en la sala de ventas que se le indique',
    ],
  ],
  ['venta-en-linea', ['Del 2 al 31 de julio de 2025', 'Hay 30 promociones.', 'un tope de US$ 2,500']],
  ['open-house-o2', ['Del 18 de julio al 2 de setiembre de 2025', 'Hay 12 promociones.']],
]

test('the terms of every campaign state the agreed dates and figures', async ({ page }) => {
  await open(page, '/terminos-y-condiciones?section=promociones')
  for (const [key, phrases] of campaigns) {
    const terms = page.locator(`#${key}`)
    await expect(terms).toBeVisible()
    for (const phrase of phrases) await expect(terms).toContainText(phrase)
  }
})
