import { expect, type Page, test } from '@playwright/test'
import { findAccessibilityViolations, measureHorizontalOverflow } from '../e2e/support/page-checks'
import { crmProjects, expectOneCrmBody } from './support/crm'
import { waitForMail } from './support/mailbox'
import { readPdfText } from './support/pdf'
import { newPerson } from './support/people'
import { recordRequestedUrls } from './support/requested-urls'
import { joinAsStaff } from './support/staff'

type Visitor = ReturnType<typeof newPerson>

/** Enters a walk-in who asks about Mykonos, and opens their lead. */
async function enterWalkIn(desk: Page, { firstName, lastName, name, email }: Visitor) {
  await desk.goto(new URL('/admin/consultas/nueva', desk.url()).href, { waitUntil: 'networkidle' })
  await desk.getByLabel('Celular').fill(`9${String(Date.now()).slice(-8)}`)
  await desk.getByLabel('Nombres').fill(firstName)
  await desk.getByLabel('Apellidos').fill(lastName)
  await desk.getByRole('radio', { name: 'Mykonos' }).check()
  await desk.getByRole('radio', { name: 'Sala de ventas' }).check()
  await desk.getByLabel('Correo').fill(email)
  await desk.getByRole('button', { name: 'Guardar', exact: true }).click()
  await desk.getByRole('link', { name, exact: true }).click()
  await expect(desk.getByRole('heading', { level: 1, name })).toBeVisible()
}

test('a salesperson makes the quote of a lot for a lead, and the person gets the PDF while the CRM keeps one lead', async ({
  browser,
}) => {
  const visitor = newPerson('Olga')
  const { page: desk, name: salesperson } = await joinAsStaff(browser, 'sales', { name: 'Rosa Cotiza' })
  await enterWalkIn(desk, visitor)
  await desk.getByRole('region', { name: 'Cotizaciones' }).getByRole('link', { name: 'Nueva cotización' }).click()
  await expect(desk.getByRole('heading', { level: 1, name: 'Nueva cotización' })).toBeVisible()
  await expect(desk.getByRole('link', { name: visitor.name })).toBeVisible()
  await expect(desk.getByRole('combobox', { name: 'Proyecto' })).toHaveValue('mykonos')

  await desk.getByRole('combobox', { name: 'Proyecto' }).selectOption({ label: 'Santorini' })
  await desk.getByRole('combobox', { name: 'Lote o departamento' }).selectOption('C-01')
  const plan = desk.getByRole('region', { name: 'Cuota' })
  await expect(plan).toContainText('60 cuotas de US$ 334.00')
  const down = desk.getByRole('textbox', { name: 'Inicial en US$' })
  await down.fill('100')
  await expect(desk.getByText('La inicial más baja es US$ 2,505.00 (10 %).')).toBeVisible()
  await desk.getByRole('button', { name: 'Crear y enviar' }).click()
  await expect(down).toBeFocused()
  await down.fill('5,010')
  await desk.getByRole('radio', { name: '48' }).check()
  await expect(plan).toContainText('48 cuotas de US$ 417.50')
  expect(await findAccessibilityViolations(desk.getByRole('main'))).toEqual([])
  await expect(desk.getByRole('checkbox', { name: new RegExp(visitor.email) })).toBeChecked()
  await desk.getByRole('button', { name: 'Crear y enviar' }).dblclick()

  const heading = desk.getByRole('heading', { level: 1, name: /^Cotización P-/ })
  await expect(heading).toBeVisible()
  const [number = ''] = /P-\d{4}-\d{6}/.exec((await heading.textContent()) ?? '') ?? []
  await expect(desk.getByText(`La hizo ${salesperson}.`)).toBeVisible()

  await test.step('the person gets the PDF and can verify it', async () => {
    const mail = await waitForMail(visitor.email, `Tu cotización ${number}`)
    expect(mail.text).toContain(`${salesperson} te preparó esta cotización`)
    const [file] = mail.files
    expect(file?.name).toBe(`${number}.pdf`)
    const document = await readPdfText(file?.bytes ?? Buffer.alloc(0))
    for (const part of [number, 'Lote C-01', 'Santorini', 'US$ 25,050.00', 'US$ 417.50'])
      expect(document).toContain(part)
    const proof = await desk.context().newPage()
    await proof.goto(mail.links.find((link) => link.includes('/api/quotes/check')) ?? '')
    await expect(proof.getByRole('heading', { name: 'Esta proforma es nuestra' })).toBeVisible()
    await proof.close()
  })

  await test.step('the CRM got the lead once, with the project that the person asked about', async () => {
    expect(await expectOneCrmBody(visitor.email)).toMatchObject({ project_id: crmProjects.mykonos })
  })

  await test.step('the list shows the quote once with the name of the person, who is found by name', async () => {
    const urls = recordRequestedUrls(desk)
    await desk
      .getByRole('navigation', { name: 'Panel' })
      .getByRole('link', { name: /^Cotizaciones/ })
      .click()
    await desk.getByRole('searchbox', { name: 'Buscar' }).fill(visitor.name)
    await desk.getByRole('button', { name: 'Buscar', exact: true }).click()
    await expect(desk.getByRole('link', { name: 'Ver todas' })).toBeVisible()
    const rows = desk.getByRole('row').filter({ has: desk.getByRole('link', { name: visitor.name }) })
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText(`Santorini C-01${number}`)
    await expect(rows).toContainText(salesperson)
    const lastName = visitor.lastName.split(' ').at(-1) ?? ''
    expect(urls.filter((url) => url.includes(lastName))).toEqual([])
    await rows.getByRole('link', { name: visitor.name }).click()
  })

  await test.step('the history of the lead names the quote and its author', async () => {
    await expect(desk.getByRole('region', { name: 'Enviar la proforma' })).toContainText('Se envió por correo el')
    await desk.getByRole('main').getByRole('link', { name: visitor.name }).click()
    const entry = desk.getByRole('listitem').filter({ hasText: `Cotización ${number}` })
    await expect(entry).toContainText(`por ${salesperson}`)
    await expect(desk.getByRole('region', { name: 'Cotizaciones' })).toContainText('48 × US$ 417.50')
  })
  await desk.context().close()
})

test('a salesperson on a phone quotes a lot from the lots desk, finds the person by name and sends the quote later', async ({
  browser,
}) => {
  const visitor = newPerson('Elsa')
  const { page: desk } = await joinAsStaff(browser, 'sales', { name: 'Nora Cotiza', device: 'phone' })
  await enterWalkIn(desk, visitor)
  await desk.goto(new URL('/admin/lotes?proyecto=santorini', desk.url()).href, { waitUntil: 'networkidle' })
  await desk.getByRole('checkbox', { name: /^C-02 / }).check()
  await desk.getByRole('link', { name: 'Cotizar C-02' }).tap()
  await expect(desk.getByRole('combobox', { name: 'Lote o departamento' })).toHaveValue('C-02')
  await desk.getByRole('button', { name: 'Crear cotización' }).tap()
  const search = desk.getByRole('searchbox', { name: 'Para' })
  await expect(search).toBeFocused()
  await expect(desk.getByText('Elige para quién es la cotización.')).toBeVisible()
  await search.fill(visitor.name)
  await desk.getByRole('button', { name: new RegExp(visitor.name) }).tap()
  await expect(desk.getByRole('link', { name: visitor.name })).toBeVisible()
  await expect(desk.getByRole('combobox', { name: 'Lote o departamento' })).toHaveValue('C-02')
  expect(await measureHorizontalOverflow(desk)).toBe(0)
  expect(await findAccessibilityViolations(desk.getByRole('main'))).toEqual([])
  await desk.getByRole('checkbox', { name: new RegExp(visitor.email) }).uncheck()
  await desk.getByRole('button', { name: 'Crear cotización' }).tap()

  const sending = desk.getByRole('region', { name: 'Enviar la proforma' })
  await expect(sending).toContainText('Todavía no se envió por correo.')
  expect(await measureHorizontalOverflow(desk)).toBe(0)
  const whatsApp = await sending.getByRole('link', { name: 'Enviar por WhatsApp' }).getAttribute('href')
  expect(decodeURIComponent(whatsApp ?? '')).toMatch(/Hola, Elsa: te comparto tu cotización P-.*api\/quotes\/check/)
  await sending.getByRole('button', { name: 'Enviar por correo' }).tap()
  await expect(sending).toContainText(/El correo está en camino|Se envió por correo el/)
  const mail = await waitForMail(visitor.email, /^Tu cotización/)
  expect(mail.files).toHaveLength(1)
  await desk.context().close()
})

test('a salesperson calls or writes from the rows of the list on a phone, and the start page names the next step', async ({
  browser,
}) => {
  const visitor = newPerson('Alma')
  const { page: desk } = await joinAsStaff(browser, 'sales', { name: 'Iris Lista', device: 'phone' })
  await expect(desk.getByRole('region', { name: 'Tu siguiente paso' }).getByRole('link').first()).toBeVisible()
  await enterWalkIn(desk, visitor)
  await desk.goto(new URL('/admin/consultas', desk.url()).href, { waitUntil: 'networkidle' })
  const row = desk.getByRole('listitem').filter({ has: desk.getByRole('link', { name: visitor.name, exact: true }) })
  const call = row.getByRole('link', { name: `Llamar a ${visitor.name}` })
  const write = row.getByRole('link', { name: `Escribir por WhatsApp a ${visitor.name}` })
  expect(await call.getAttribute('href')).toMatch(/^tel:\+519/)
  expect(await write.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/519/)
  for (const link of [call, write]) {
    const box = await link.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  await expect(row).toContainText('Contactada')
  expect(await measureHorizontalOverflow(desk)).toBe(0)
  await desk.context().close()
})
