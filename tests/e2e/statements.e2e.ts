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

for (const [path, active, others] of [
  ['/proyectos/condominios/santorini', 'rgb(203, 240, 0)', 'rgb(28, 40, 76)'],
  ['/proyectos/multifamiliares/o2', 'rgb(18, 176, 146)', null],
] as const)
  test(`the buttons of the location on ${path} wear its colours`, async ({ page }) => {
    await page.goto(at(path))
    const colour = (index: number) =>
      page
        .locator('.loc [role=tab]')
        .nth(index)
        .evaluate((tab) => getComputedStyle(tab).backgroundColor)
    expect(await colour(0)).toBe(active)
    if (others) expect(await colour(1)).toBe(others)
  })

test('the works are a carousel on phones, which moves every 1.5 seconds', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(at('/proyectos/condominios/santorini'))
  const works = page.locator('.works [data-enhance=carousel]')
  await expect(works).toHaveAttribute('data-autoplay', '1500')
  await expect(works).not.toHaveAttribute('data-loop')
  const row = works.locator('.carousel')
  expect(await row.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true)
})

for (const [width, whole] of [
  [390, 1],
  [768, 2],
  [1024, 3],
] as const)
  test(`at ${width} px the related projects show ${whole} and a piece of the next`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(at('/proyectos/condominios/santorini'))
    const rail = page.locator('[data-enhance=carousel]:has(.rail)')
    await expect(rail).toHaveAttribute('data-autoplay', '3000')
    await expect(rail).toHaveAttribute('data-loop', 'true')
    const shown = await rail.locator('.rail').evaluate((row) => {
      const card = row.querySelector('.rail__item')
      return row.clientWidth / (card?.clientWidth ?? 1)
    })
    expect(Math.floor(shown)).toBe(whole)
  })

test('Killa is sold out and its forms are a waiting list', async ({ page }) => {
  await page.goto(at('/proyectos/multifamiliares/killa'))
  await expect(page.locator('.info__price')).toContainText('Vendido')
  const forms = page.getByRole('form', { name: 'Lista de espera' })
  await expect(forms).toHaveCount(2)
  await expect(forms.locator('button[type=submit]')).toHaveText([/Unirme a la lista/, /Unirme a la lista/])
  await expect(page.locator('form[action="/api/leads"] [name=project]:visible')).toHaveCount(0)
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

for (const slug of ['o2', 'killa'])
  test(`${slug} has a section with a tour of its own, a picture until it is started`, async ({ page }) => {
    await page.goto(at(`/proyectos/multifamiliares/${slug}`))
    const tour = page.locator('.virtual .embed')
    await tour.scrollIntoViewIfNeeded()
    await expect(tour.locator('img')).toBeVisible()
    await expect(tour.locator('canvas, iframe, video')).toHaveCount(0)
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

test("an amenity says whether it is the project's own or shared, in both languages", async ({ page }) => {
  await page.goto(at('/proyectos/condominios/santorini'))
  await expect(page.getByRole('listitem').filter({ hasText: 'Piscina principal' })).toContainText('Uso propio')
  await expect(page.getByRole('listitem').filter({ hasText: 'Frente de playa' })).toContainText('Uso compartido')
  await page.goto(at('/en/projects/condominiums/santorini'))
  await expect(page.getByRole('listitem').filter({ hasText: 'Main pool' })).toContainText('Private to the project')
  await expect(page.getByRole('listitem').filter({ hasText: 'Beachfront' })).toContainText('Shared')
})

test('the location of a project has a plan, a map and a route, each button with its purpose', async ({ page }) => {
  await page.goto(at('/proyectos/condominios/santorini'))
  await expect(page.locator('.loc [role=tab]')).toHaveText(['Plano', 'Google Maps', 'Waze'])
})
