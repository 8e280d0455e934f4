import { expect, type Page, test } from '@playwright/test'
import { field, fill } from '../e2e/support/form-fields'
import { formOf, hydrateForm, submitButton } from '../e2e/support/forms'
import { reference } from '../e2e/support/lead-form'
import { menuButton, phoneMenu, projectCard, projectGrid } from '../e2e/support/page-parts'
import { open, waitForHydration } from '../e2e/support/site'
import { crmProjects, expectOneCrmBody } from './support/crm'
import { openDevice } from './support/devices'
import { readMailbox, waitForMail } from './support/mailbox'
import { readPdfText } from './support/pdf'
import { newPerson } from './support/people'

const quoteForm = (page: Page) => page.getByRole('form', { name: 'Enviar esta cotización' })
const projectList = (page: Page) => page.getByRole('combobox', { name: 'Proyecto' }).first()
const lotHeading = (page: Page, lot: string) => page.getByRole('heading', { name: `Lote ${lot}`, exact: true })
const readReceiptReference = async (page: Page) =>
  (await page.getByText(reference).first().textContent())?.match(reference)?.[0] ?? ''

/** Opens the list of all lots of Santorini from the home page. */
async function openLots(page: Page): Promise<void> {
  await open(page, '/')
  await waitForHydration(projectGrid(page))
  const card = projectCard(page, 'Santorini').getByRole('link', { name: 'Santorini', exact: true })
  await card.scrollIntoViewIfNeeded()
  await card.tap()
  await expect(page).toHaveURL(/\/santorini$/)
  const planLink = page.getByRole('link', { name: 'Ver el plano completo' })
  await planLink.scrollIntoViewIfNeeded()
  await planLink.tap()
  await expect(page).toHaveURL(/\/santorini\/lotes$/)
  const showMoreButton = page.getByRole('button', { name: /^Mostrar \d+ más$/ })
  await showMoreButton.scrollIntoViewIfNeeded()
  // This first tap also loads the script of the list and must not be lost.
  await showMoreButton.tap()
  await expect(showMoreButton).toHaveCount(0)
}

async function openLot(page: Page, lot: string): Promise<void> {
  const button = page.getByRole('row', { name: new RegExp(lot) }).getByRole('button', { name: lot })
  await button.scrollIntoViewIfNeeded()
  await button.tap()
  await expect(lotHeading(page, lot)).toBeVisible()
}

const lotRequests = [
  {
    lot: 'A-02',
    state: 'sold',
    link: 'Pregúntanos',
    message: 'Me interesaba el lote A-02, que ya está vendido. ¿Qué opciones parecidas hay?',
  },
]

for (const { lot, state, link, message } of lotRequests)
  test(`"${link}" on the card of a ${state} lot opens the form, and the lead in the CRM names the lot`, async ({
    browser,
  }) => {
    const { firstName, lastName, email, phone } = newPerson()
    const page = await openDevice(browser, 'phone')
    await openLots(page)
    await openLot(page, lot)

    await page.getByRole('link', { name: link }).tap()
    const form = formOf(page, 'lead')
    await expect(field(form, 'firstName')).toBeFocused()
    await expect(lotHeading(page, lot)).toBeHidden()
    await fill(form, { firstName, lastName, email, phone, acceptsTerms: true })
    await submitButton(form).tap()
    const code = await readReceiptReference(page)
    await expect(page.getByText(message)).toBeVisible()

    expect(await expectOneCrmBody(email)).toMatchObject({
      project_id: crmProjects.santorini,
      observation: expect.stringContaining(message),
    })
    expect((await waitForMail(email, /./)).text).toContain(code)
    await page.goBack()
    await expect(lotHeading(page, lot)).toBeVisible()
    await page.context().close()
  })

test('a buyer changes the project of a quote, loses the connection, reloads and gets one quote that can be verified', async ({
  browser,
}) => {
  const { firstName, lastName, email, phone } = newPerson('Rosa')
  const page = await openDevice(browser, 'phone')
  await open(page, '/')
  await menuButton(page).tap()
  await phoneMenu(page).getByRole('link', { name: 'Cotizador' }).tap()
  const form = await hydrateForm(quoteForm(page))
  await field(form, 'firstName').fill(firstName)
  await projectList(page).selectOption('punta-arena-2')
  await fill(form, { firstName, lastName, email, phone, acceptsTerms: true })
  await page.context().setOffline(true)
  await form.getByRole('button', { name: 'Enviar esta cotización' }).tap()
  await expect(page.getByRole('heading', { name: 'Sin conexión: tu envío está guardado' })).toBeVisible()
  await page.context().setOffline(false)
  const code = await readReceiptReference(page)
  await page.reload()
  await expect(page.getByText(code).first()).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'Punta Arena II' })).toBeVisible()

  expect(await expectOneCrmBody(email)).toMatchObject({ project_id: crmProjects['punta-arena-2'] })
  const mail = await waitForMail(email, /^Tu cotización/)
  expect(await readMailbox(email)).toHaveLength(1)
  const [number = ''] = /P-\d{4}-\d{6}/.exec(mail.subject) ?? []
  await expect(page.getByText(number)).toBeVisible()
  const [file] = mail.files
  expect(file?.name).toBe(`${number}.pdf`)
  const document = await readPdfText(file?.bytes ?? Buffer.alloc(0))
  for (const part of [number, code, 'Punta Arena II', 'US$ 152.00']) expect(document).toContain(part)

  await open(page, '/cotizacion/verificar')
  await page.getByRole('textbox', { name: 'Número de proforma' }).fill(number.toLowerCase())
  await page.getByRole('textbox', { name: 'Código de verificación' }).fill(code)
  await page.getByRole('button', { name: 'Comprobar' }).tap()
  await expect(page.getByRole('heading', { name: 'Esta proforma es nuestra' })).toBeVisible()

  const secondTab = await page.context().newPage()
  await open(secondTab, '/cotizador?proyecto=punta-arena-2')
  await hydrateForm(quoteForm(secondTab))
  await expect(secondTab.getByText(code)).toHaveCount(0)
  await page.context().close()
})

test('a buyer who presses twice and sends again after Back has one appointment, moves it from the mail and cancels it', async ({
  browser,
}) => {
  const visitor = newPerson()
  const page = await openDevice(browser, 'phone')
  await open(page, '/')
  const card = projectCard(page, 'Santorini').getByRole('link', { name: 'Santorini', exact: true })
  await card.scrollIntoViewIfNeeded()
  await card.tap()
  await page.getByRole('link', { name: 'Visitar', exact: true }).first().tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Elige día y hora' })).toBeVisible()
  await page.getByRole('link', { name: 'Días siguientes' }).tap()
  await page.getByRole('radio', { name: /^10:30/ }).tap()
  await page.getByLabel('Nombres').fill(visitor.firstName)
  await page.getByLabel('Apellidos').fill(visitor.lastName)
  await page.getByLabel('Celular').fill('987 654 321')
  await page.getByLabel('Correo').fill(visitor.email)
  await page.getByRole('checkbox', { name: /términos y condiciones/ }).check()
  await page.getByRole('button', { name: 'Reservar mi visita' }).dblclick()
  const confirmation = page.getByRole('heading', { level: 1, name: /^Te esperamos/ })
  await expect(confirmation).toBeVisible()
  await page.reload()
  await expect(confirmation).toBeVisible()
  const mail = await waitForMail(visitor.email, /^Tu visita está confirmada/)
  expect(mail.calendar?.content).toMatch(/DTSTART;TZID=America\/Lima:\d{8}T103000/)
  const mapHref = (await page.getByRole('link', { name: 'Waze' }).getAttribute('href')) ?? ''
  expect(mapHref).toMatch(/^https:\/\/waze\.com\/ul\?ll=/)
  expect(mail.links).toContain(mapHref)
  expect(mail.calendar?.content.replaceAll('\r\n ', '')).toContain(mapHref)

  // Sending the same form again must not create a second appointment.
  await page.goBack()
  await page.getByRole('button', { name: 'Reservar mi visita' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Te esperamos/)
  expect(await readMailbox(visitor.email)).toHaveLength(1)

  const link = new URL(mail.links.find((url) => url.includes('/api/appointments/mine')) ?? '')
  await open(page, link.pathname + link.search)
  await page.getByRole('link', { name: 'Mover mi visita' }).tap()
  await page.getByRole('radio', { name: /^15:00/ }).tap()
  await page.getByRole('button', { name: 'Mover mi visita' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: /a las 15:00/ })).toBeVisible()
  await waitForMail(visitor.email, /^Movi/)
  await page.getByText('Cancelar', { exact: true }).tap()
  await page.getByRole('button', { name: 'Sí, cancelar mi visita' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Tu visita está cancelada' })).toBeVisible()
  await waitForMail(visitor.email, /cancel/i)
  await page.context().close()
})
