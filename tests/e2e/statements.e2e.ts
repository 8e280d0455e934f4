// Checks single statements of sections 1, 2, 4 and 9 of the specification.
import { brand } from '@app/brand/brand'
import { expect, test } from '@playwright/test'
import { chatLink, footer, header, main, newsCards, newsCategories, projectCard } from './support/page-parts'
import { product } from './support/product'
import { open } from './support/site'

for (const path of ['/nosotros', '/zonas/mejia', '/en/about', '/en/areas/mejia'])
  test(`${path} has a page title that ends with the brand, and a description`, async ({ page }) => {
    await open(page, path)
    await expect(page).toHaveTitle(new RegExp(`^.{4,} · ${brand.name}$`))
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40,}/)
  })

test('the news page has six category tabs in each language, and its cards link to articles that can be shared', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const tabs = newsCategories(page)
  await open(page, '/en/news')
  await expect(tabs).toHaveText([
    /^All/,
    /^Launches/,
    /^Construction Progress/,
    /^Celebrities/,
    /^Events and Fairs/,
    /^Press/,
  ])
  await open(page, '/noticias')
  await expect(tabs).toHaveText([
    /^Todo/,
    /^Lanzamientos/,
    /^Avances de Obra/,
    /^Celebridades/,
    /^Eventos y Ferias/,
    /^Prensa/,
  ])
  await newsCards(page).filter({ hasText: 'Leer más' }).first().click()
  await expect(page).toHaveURL(/\/noticias\/\d+$/)
  for (const network of ['Facebook', 'WhatsApp', 'LinkedIn', 'Instagram'])
    await expect(
      main(page)
        .getByRole(network === 'Instagram' ? 'button' : 'link', { name: network })
        .first(),
    ).toBeVisible()
})

for (const [home, inConstruction, preSale, closing, delivered, soldOut] of [
  ['/', 'En obras', 'Preventa', 'Gran cierre de preventa', 'Entregado', 'Vendido 100%'],
  ['/en', 'In progress', 'Pre-sale', 'Grand pre-sale closing', 'Delivered', 'Sold out 100%'],
] as const)
  test(`each project card of ${home} shows its sales status`, async ({ page }) => {
    await open(page, home)
    const statusPattern =
      /^(en obras|in progress|.*preventa|.*pre-sale.*|entregado|delivered|vendido 100%|sold out 100%)$/i
    for (const [name, ...labels] of [
      ['Mykonos', inConstruction],
      ['Punta Arena', inConstruction],
      ['Santorini', preSale],
      ['Zafiro', preSale],
      ['Coral', preSale],
      ['Prado Piamonte', preSale],
      ['Punta Arena II', preSale],
      ['Bahía Serena', closing],
      // Staff can change this label (`statusNote`), so the test checks only the status in it.
      ['O2', /preventa|pre-sale/i],
      ['Killa', delivered, soldOut],
    ] as const)
      await expect(projectCard(page, name).getByText(statusPattern), name).toHaveText([...labels], { ignoreCase: true })
  })

test('the logo links to the home page, and pages of apartment buildings have another logo', async ({ page }) => {
  const logo = header(page).getByRole('link', { name: `${brand.name}, inicio` })
  await open(page, '/proyectos/condominios/santorini')
  await expect(logo).toHaveAttribute('href', '/')
  const condominiumLogo = await logo.locator('img').getAttribute('src')
  for (const slug of ['o2', 'killa']) {
    await open(page, `/proyectos/multifamiliares/${slug}`)
    expect(await logo.locator('img').getAttribute('src')).not.toBe(condominiumLogo)
  }
})

test('pages show the chat link, four social networks, both offices and the copyright years', async ({ page }) => {
  for (const path of ['/', '/en/news']) {
    await open(page, path)
    await expect(chatLink(page)).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+/)
    for (const network of ['Facebook', 'Instagram', 'TikTok', 'YouTube'])
      await expect(footer(page).getByRole('link', { name: network })).toHaveCount(1)
    await expect(footer(page)).toContainText('Arequipa')
    await expect(footer(page)).toContainText('Lima')
    await expect(footer(page)).toContainText(`© 2024–${new Date().getFullYear()}`)
  }
})

test('the footer links to the management policy as a PDF', async ({ page, request }) => {
  for (const [path, label] of [
    ['/', 'Política de gestión (PDF)'],
    ['/en/news', 'Management policy (PDF)'],
  ] as const) {
    await open(page, path)
    const document = await footer(page).getByRole('link', { name: label }).getAttribute('href')
    const response = await request.get(product().siteUrl + (document ?? ''))
    expect(response.headers()['content-type']).toBe('application/pdf')
    expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-')
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
  test(`${path} defines what can be filed and states the legal deadline`, async ({ page }) => {
    await open(page, path)
    for (const sentence of sentences) await expect(main(page)).toContainText(sentence)
  })

test('the lead form uses the labels of the specification', async ({ page }) => {
  await open(page, '/')
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

test('the lead form has a light and bold title and an asterisk on required fields', async ({ page }) => {
  await open(page, '/')
  const title = page.getByRole('heading', { name: 'Formulario de Contacto' })
  await expect(title.locator('b')).toHaveText('Contacto')
  const form = page.getByRole('form', { name: 'Formulario de Contacto' })
  await expect(form.locator('label').filter({ hasText: /\*$/ })).toHaveText([
    /^Nombre/,
    /^Apellido/,
    /^Correo electrónico/,
    /^Teléfono/,
    /^Proyecto/,
    /^Acepto los términos/,
  ])
  await expect(form).toContainText('(*) Campos obligatorios')
})
