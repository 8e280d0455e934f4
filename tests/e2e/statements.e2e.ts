// Statements of the specification's sections 1, 2, 4 and 9 that a page either says or does not say.
import { expect, test } from '@playwright/test'
import { product } from './support/product'

const at = (path: string) => product().siteUrl + path

test('the home page makes the three claims of the company', async ({ page }) => {
  await page.goto(at('/'))
  await expect(page.locator('.claim__n')).toHaveText(['+10', '+10', '+1000'])
})

test('the about page tells the certificates and the years of the company', async ({ page }) => {
  await page.goto(at('/nosotros'))
  const main = page.locator('main')
  for (const certificate of ['ISO 9001', 'ISO 14001', 'EDGE']) await expect(main).toContainText(certificate)
  await expect(main).toContainText('En proyecto')
  const story = (await main.textContent()) ?? ''
  const years = ['2018', '2019', '2021', '2022', '2024'].map((year) => story.indexOf(year))
  expect(years).toEqual(years.toSorted((a, b) => a - b))
  expect(years[0]).toBeGreaterThan(0)
})

for (const path of ['/nosotros', '/zonas/mejia', '/en/about', '/en/areas/mejia'])
  test(`${path} has its title before that of the brand, and a description`, async ({ page }) => {
    await page.goto(at(path))
    await expect(page).toHaveTitle(/^.{4,} · Sillar & Mar$/)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40,}/)
  })

for (const path of [
  '/',
  '/nosotros',
  '/noticias',
  '/noticias/1',
  '/responsabilidad-social',
  '/terminos-y-condiciones',
  '/zonas/tumbes',
])
  test(`${path} ends in a form to ask for information`, async ({ page }) => {
    await page.goto(at(path))
    await expect(page.locator('main > *').last().locator('form[action="/api/leads"]')).toHaveCount(1)
    await expect(page.locator('#form-section')).toHaveCount(1)
  })

test('the news have six tabs in each language, and a card leads to its article', async ({ page }) => {
  const tabs = page.locator('.newsfilter__tabs .tab')
  await page.goto(at('/en/news'))
  await expect(tabs).toHaveText([
    /^All/,
    /^Launches/,
    /^Construction Progress/,
    /^Celebrities/,
    /^Events and Fairs/,
    /^Press/,
  ])
  await page.goto(at('/noticias'))
  await expect(tabs).toHaveText([
    /^Todo/,
    /^Lanzamientos/,
    /^Avances de Obra/,
    /^Celebridades/,
    /^Eventos y Ferias/,
    /^Prensa/,
  ])
  await page.locator('.newscard', { hasText: 'Leer más' }).first().click()
  await expect(page).toHaveURL(/\/noticias\/\d+$/)
  for (const network of ['Facebook', 'WhatsApp', 'LinkedIn', 'Instagram'])
    await expect(
      page
        .locator('main')
        .getByRole(network === 'Instagram' ? 'button' : 'link', { name: network })
        .first(),
    ).toBeVisible()
})

test('each card tells the state of its sale', async ({ page }) => {
  await page.goto(at('/'))
  const states = await page
    .locator('#proyectos .card')
    .evaluateAll((cards) =>
      cards.map((card) => [
        card.querySelector('a')?.getAttribute('href')?.split('/').at(-1),
        [...card.querySelectorAll('.pill')].map((pill) => pill.textContent?.trim().toLowerCase()).join(', '),
      ]),
    )
  expect(Object.fromEntries(states)).toEqual({
    mykonos: 'en obras',
    'punta-arena': 'en obras',
    santorini: 'preventa',
    zafiro: 'preventa',
    coral: 'preventa',
    'prado-piamonte': 'preventa',
    'punta-arena-2': 'preventa',
    'bahia-serena': 'gran cierre de preventa',
    o2: 'etapa final de preventa',
    killa: 'entregado, vendido 100%',
  })
})

test('the header leads home and wears another logo on the apartments', async ({ page }) => {
  const logo = page.locator('.header__logo')
  await page.goto(at('/proyectos/condominios/santorini'))
  await expect(logo).toHaveAttribute('href', '/')
  const usual = await logo.locator('img').getAttribute('src')
  for (const slug of ['o2', 'killa']) {
    await page.goto(at(`/proyectos/multifamiliares/${slug}`))
    expect(await logo.locator('img').getAttribute('src')).not.toBe(usual)
  }
})

test('every page has the chat, four networks, both offices and the years of the company', async ({ page }) => {
  for (const path of ['/', '/en/news']) {
    await page.goto(at(path))
    await expect(page.locator('a.chat')).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+/)
    for (const network of ['facebook', 'instagram', 'tiktok', 'youtube'])
      await expect(page.locator(`.footer a[href*="${network}"]`)).toHaveCount(1)
    await expect(page.locator('.footer')).toContainText('Arequipa')
    await expect(page.locator('.footer')).toContainText('Lima')
    await expect(page.locator('.footer')).toContainText(`© 2024–${new Date().getFullYear()}`)
  }
})

test('the footer of every page leads to the management policy, a document a phone can open', async ({
  page,
  request,
}) => {
  for (const [path, label] of [
    ['/', 'Política de gestión (PDF)'],
    ['/en/news', 'Management policy (PDF)'],
  ] as const) {
    await page.goto(at(path))
    const document = await page.locator('.footer').getByRole('link', { name: label }).getAttribute('href')
    const answer = await request.get(at(document ?? ''))
    expect(answer.headers()['content-type']).toBe('application/pdf')
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
  }
})

for (const [path, sentences] of [
  [
    '/libro-de-reclamaciones',
    [
      'Disconformidad con los proyectos o los servicios.',
      'Disconformidad que no se relaciona con los proyectos o servicios',
      'requisito previo para denunciar ante el INDECOPI',
      'quince (15) días hábiles',
    ],
  ],
  [
    '/en/complaints-book',
    [
      'You are dissatisfied with the projects or services.',
      'Your dissatisfaction is not about the projects or services',
      'is not required before going to INDECOPI',
      'fifteen (15) business days',
    ],
  ],
] as const)
  test(`${path} defines what can be filed and names the law's deadline`, async ({ page }) => {
    await page.goto(at(path))
    for (const sentence of sentences) await expect(page.locator('main')).toContainText(sentence)
  })

test('the contact form asks in the words of the specification', async ({ page }) => {
  await page.goto(at('/'))
  const form = page.getByRole('form', { name: 'Formulario de Contacto' })
  for (const [role, name] of [
    ['textbox', 'Nombre'],
    ['textbox', 'Apellido'],
    ['textbox', 'Correo electrónico'],
    ['combobox', 'Tipo de documento'],
    ['textbox', 'Número de documento'],
    ['textbox', 'Teléfono'],
    ['combobox', 'Proyecto'],
    ['checkbox', 'Acepto recibir información comercial'],
    ['button', 'Enviar'],
  ] as const)
    await expect(form.getByRole(role, { name, exact: true }), name).toBeVisible()
  await expect(form.getByRole('checkbox', { name: /^Acepto los términos y condiciones/ })).toBeVisible()
})

test('the contact form has a light and a bold title and a star on what must be filled in', async ({ page }) => {
  await page.goto(at('/'))
  const form = page.locator('.form').last()
  await expect(form.locator('h2')).toHaveText('Formulario de Contacto')
  await expect(form.locator('h2 b')).toHaveText('Contacto')
  const starred = form.locator('.field:has(label i)')
  await expect(starred.locator('input:not([type=checkbox]), select')).toHaveCount(5)
  for (const name of ['firstName', 'lastName', 'email', 'phone', 'project'])
    await expect(starred.locator(`[name=${name}]`)).toHaveCount(1)
  await expect(form).toContainText('(*) Campos obligatorios')
})
