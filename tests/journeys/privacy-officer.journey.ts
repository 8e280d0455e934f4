import { readFile } from 'node:fs/promises'
import { limaDateOf } from '@app/domain/calendar/lima-date'
import { limaTimeOf } from '@app/domain/calendar/lima-time'
import { expect, type Page, test } from '@playwright/test'
import { field, fill } from '../e2e/support/form-fields'
import { formOf, hydrateForm, submitButton } from '../e2e/support/forms'
import { reference } from '../e2e/support/lead-form'
import { open } from '../e2e/support/site'
import { expectOneCrmBody } from './support/crm'
import { openDevice } from './support/devices'
import { waitForMail } from './support/mailbox'
import { newPerson } from './support/people'
import { writePhoto } from './support/photos'
import { recordRequestedUrls } from './support/requested-urls'
import { joinAsStaff } from './support/staff'

type Person = ReturnType<typeof newPerson>

/** Returns the date and time in Lima after the given number of hours, in the format of a `datetime-local` input. */
const limaMinute = (hours: number) => {
  const instant = new Date(Date.now() + hours * 3_600_000)
  return `${limaDateOf(instant)}T${limaTimeOf(instant)}`
}

/** Sends a lead about Coral and returns its reference. */
async function sendLeadAboutCoral(page: Page, person: Person): Promise<string> {
  await open(page, '/proyectos/condominios/coral')
  const form = await hydrateForm(formOf(page, 'lead'))
  await fill(form, { firstName: person.firstName, lastName: person.lastName, email: person.email, acceptsTerms: true })
  await field(form, 'phone').fill(person.phone)
  await submitButton(form).click()
  return (await page.getByText(reference).first().textContent())?.match(reference)?.[0] ?? ''
}

/** Requests a quote for Coral. Returns the number of the quote from the mail. */
async function sendQuote(page: Page, person: Person): Promise<string> {
  await open(page, '/cotizador?proyecto=coral')
  const form = await hydrateForm(page.getByRole('form', { name: 'Enviar esta cotización' }))
  const { firstName, lastName, email, phone } = person
  await fill(form, { firstName, lastName, email, phone, acceptsTerms: true })
  await form.getByRole('button', { name: 'Enviar esta cotización' }).tap()
  const { subject } = await waitForMail(email, /^Tu cotización/)
  return /P-\d{4}-\d{6}/.exec(subject)?.[0] ?? ''
}

/** Requests erasure on the privacy policy page and confirms the request with the link in the mail. */
async function requestErasure(page: Page, person: Person): Promise<void> {
  await open(page, '/politica-de-privacidad')
  const form = page.getByRole('form', { name: 'Solicitud sobre datos personales' })
  await form
    .getByRole('combobox', { name: 'Qué quieres pedir' })
    .selectOption({ label: 'Cancelación: que borren mis datos' })
  await form.getByRole('textbox', { name: 'Nombres' }).fill(person.firstName)
  await form.getByRole('textbox', { name: 'Apellidos' }).fill(person.lastName)
  await form.getByRole('textbox', { name: 'Correo electrónico' }).fill(person.email)
  await form.getByRole('combobox', { name: 'Tipo de documento' }).selectOption({ label: 'DNI' })
  await form.getByRole('textbox', { name: 'Número de documento' }).fill('45454545')
  await form.getByRole('button', { name: 'Enviar solicitud' }).click()
  await expect(page.getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeVisible()
  const mail = await waitForMail(person.email, /^Confirma tu solicitud/)
  const link = mail.links.find((url) => url.includes('/api/privacy-requests/confirm')) ?? ''
  await page.goto(new URL(new URL(link).pathname + new URL(link).search, page.url()).href)
  const confirmed = page.getByRole('heading', { name: 'Tu solicitud está confirmada' })
  const confirmUrl = page.url()
  await page.getByRole('button', { name: 'Sí, la hice yo' }).click()
  await expect(confirmed).toBeVisible()
  // The link of the mail does not ask again.
  await page.goto(confirmUrl)
  await expect(confirmed).toBeVisible()
  await expect(page.getByText(reference).first()).toBeVisible()
}

const storedDataForm = (page: Page) => page.getByRole('form', { name: 'Lo que guardamos de esta persona' })
const breadcrumb = (page: Page, name: string) => page.locator('.step-nav').getByRole('link', { name, exact: true })

test('a privacy officer finds, exports and erases the data of a person, and no URL contains personal data', async ({
  browser,
}) => {
  const person = newPerson('Zenobia')
  const visitor = await openDevice(browser, 'phone')
  const code = await sendLeadAboutCoral(visitor, person)
  await expectOneCrmBody(person.email)
  const quote = await sendQuote(visitor, person)
  await requestErasure(visitor, person)
  await visitor.context().close()

  const { page, email } = await joinAsStaff(browser, 'privacy', { name: 'Olga Zegarra' })
  const urls = recordRequestedUrls(page)
  const menu = page.getByRole('navigation', { name: 'Panel' })

  await menu
    .getByRole('link', { name: /^Privacidad|^Solicitudes/ })
    .first()
    .click()
  await page
    .getByRole('link', { name: new RegExp(person.name) })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(person.name) })).toBeVisible()
  const breadcrumbs = page.locator('.step-nav')
  await expect(breadcrumbs).toContainText(reference)
  const request = (await breadcrumbs.textContent())?.match(reference)?.[0] ?? ''

  await test.step('the officer got a mail about the request, without data of the person', async () => {
    // The worker looks for new requests every minute.
    const notice = await waitForMail(email, `Solicitud nueva sobre datos personales: ${request}`, 90_000)
    expect(notice.text).not.toContain(person.lastName)
  })

  await test.step('the officer previews an answer with a file and sends it by mail', async () => {
    const form = page.getByRole('form', { name: 'Responder por correo' })
    await form.getByRole('textbox', { name: 'Respuesta' }).fill('Recibimos tu pedido.\n\nBorraremos tus datos hoy.')
    await form.getByLabel('Adjuntar archivos').setInputFiles(await writePhoto('Foto (2).jpg'))
    await form.getByRole('button', { name: 'Ver antes de enviar' }).click()
    const preview = form.getByRole('article', { name: 'Correo que recibirá' })
    for (const part of ['Borraremos tus datos hoy.', 'Foto (2).jpg', request, `Hola, ${person.firstName}`])
      await expect(preview).toContainText(part)
    await form.getByRole('checkbox', { name: /^Revisé que la respuesta/ }).check()
    await form.getByRole('button', { name: 'Enviar respuesta' }).click()
    const answers = page.getByRole('region', { name: 'Respuestas enviadas' })
    await expect(answers).toContainText('Borraremos tus datos hoy.')
    const mail = await waitForMail(person.email, `Respondimos tu solicitud ${request}`)
    expect(mail.text).toContain('Borraremos tus datos hoy.')
    expect(mail.files.map(({ name }) => name)).toEqual(['Foto (2).jpg'])
    await page.reload()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      answers.getByRole('button', { name: 'Descargar Foto (2).jpg' }).click(),
    ])
    expect((await readFile(await file.path())).equals(Buffer.from(mail.files[0]?.bytes ?? ''))).toBe(true)
  })

  await breadcrumb(page, 'Privacidad').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Solicitudes sobre datos personales' })).toBeVisible()

  await page.getByRole('link', { name: 'Buscar a una persona' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Buscar a una persona' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Correo' }).fill(person.email)
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await expect(storedDataForm(page).getByRole('checkbox', { name: new RegExp(`Consulta ${code}`) })).toBeChecked()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    storedDataForm(page).getByRole('button', { name: 'Exportar en un archivo' }).click(),
  ])
  expect(await readFile(await download.path(), 'utf8')).toContain(person.email)

  const [portable] = await Promise.all([
    page.waitForEvent('download'),
    storedDataForm(page).getByRole('button', { name: 'Descargar en JSON' }).click(),
  ])
  expect(portable.suggestedFilename()).toMatch(/^datos-personales-.*\.json$/)
  expect(JSON.parse(await readFile(await portable.path(), 'utf8'))).toMatchObject({
    records: expect.arrayContaining([expect.objectContaining({ record: 'leads' })]),
  })

  await storedDataForm(page).getByRole('checkbox', { name: 'Leí qué se borra y qué se conserva' }).check()
  await storedDataForm(page).getByRole('button', { name: 'Borrar los datos elegidos' }).click()
  const report = page.getByRole('region', { name: 'Qué se borró y qué se conservó' })
  await expect(report.getByRole('listitem').filter({ hasText: code })).toContainText('Borrado')
  await expect(report.getByRole('listitem').filter({ hasText: quote })).toContainText('Borrado')
  await expect(report.getByRole('listitem').filter({ hasText: 'Solicitud de privacidad' })).toContainText('Se conserva')
  await expect(storedDataForm(page).getByRole('checkbox', { name: new RegExp(`Consulta ${code}`) })).toHaveCount(0)

  // The log records the actions of the officer without the name of the person.
  await breadcrumb(page, 'Privacidad').click()
  await page.getByRole('link', { name: 'Registro de datos personales' }).first().click()
  const log = page.getByRole('main')
  await expect(log).toContainText('Olga Zegarra · Buscó a una persona')
  await expect(log).toContainText('Olga Zegarra · Borró consulta')
  await expect(log).not.toContainText(person.lastName)

  await test.step('the log is filtered by person, action and account, and shows codes', async () => {
    const filter = log.getByRole('search')
    await filter.getByRole('searchbox', { name: /^Persona/ }).fill(request)
    await filter.getByRole('combobox', { name: 'Qué hizo' }).selectOption({ label: 'Vio' })
    await filter.getByRole('combobox', { name: 'Quién' }).selectOption({ label: 'Olga Zegarra' })
    await filter.getByLabel('Desde').fill(limaDateOf(new Date()))
    await filter.getByRole('button', { name: 'Filtrar' }).click()
    await expect(log.getByRole('listitem').first()).toContainText(
      `Olga Zegarra · Vio solicitud de privacidad ${request}`,
    )
    await expect(log.getByRole('listitem').filter({ hasText: 'Borró' })).toHaveCount(0)
    await filter.getByRole('link', { name: 'Quitar los filtros' }).click()
    await expect(log.getByRole('listitem').filter({ hasText: 'Borró' }).first()).toBeVisible()
  })
  await breadcrumb(page, 'Privacidad').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Solicitudes sobre datos personales' })).toBeVisible()
  const urlsWithPersonalData = urls.filter((url) => url.includes(person.email) || url.includes(person.lastName))
  expect(urlsWithPersonalData).toEqual([])
  await page.context().close()
})

test('a privacy officer records an incident, finds the affected people and writes to them', async ({ browser }) => {
  const person = newPerson('Beatriz')
  const visitor = await openDevice(browser, 'phone')
  const code = await sendLeadAboutCoral(visitor, person)
  await visitor.context().close()

  const { page } = await joinAsStaff(browser, 'privacy', { name: 'Nora Díaz' })
  await page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: 'Incidentes' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Incidentes con datos personales' })).toBeVisible()
  const newIncident = page.getByRole('form', { name: 'Anotar un incidente' })
  await newIncident.getByRole('textbox', { name: /^Qué pasó/ }).fill('Se perdió una laptop con consultas del día.')
  await newIncident.getByLabel(/^Cuándo lo supimos/).fill(limaMinute(-2))
  await newIncident.getByRole('button', { name: 'Anotar el incidente' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Incidente INC-\d{4}-\d{3}/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Plazo para avisar a la autoridad' })).toContainText(
    /Quedan 4[56] horas/,
  )

  const search = page.getByRole('form', { name: 'Buscar y agregar personas afectadas' })
  await search.getByRole('combobox', { name: 'Dónde' }).selectOption({ label: 'Consultas' })
  await search.getByLabel(/^Recibidos desde/).fill(limaMinute(-1))
  await search.getByLabel(/^Hasta/).fill(limaMinute(1))
  await search.getByRole('button', { name: 'Buscar y agregar' }).click()
  await expect(page.getByRole('region', { name: 'Personas afectadas' })).toContainText(code)
  await expect(page.getByRole('main')).not.toContainText(person.lastName)

  const letter = page.getByRole('form', { name: 'Cartas a las personas afectadas' })
  await letter.getByRole('button', { name: 'Ver antes de enviar' }).click()
  await expect(letter.getByRole('button', { name: 'Enviar la carta' })).toHaveCount(0)
  await letter.getByRole('textbox', { name: 'Carta en español' }).fill('Se perdió una laptop. Te llamaremos mañana.')
  await letter.getByRole('textbox', { name: 'Carta en inglés' }).fill('A laptop was lost. We will call you tomorrow.')
  await letter.getByRole('button', { name: 'Ver antes de enviar' }).click()
  await letter.getByRole('button', { name: 'Enviar la carta' }).click()
  expect((await waitForMail(person.email, /^Un incidente con datos personales/)).text).toContain('Te llamaremos mañana')

  const step = page.getByRole('form', { name: 'Agregar un paso' })
  await step.getByRole('combobox', { name: 'Qué es' }).selectOption({ label: 'Autoridad avisada por otra vía' })
  await step.getByRole('textbox', { name: /^Texto/ }).fill('Presentado por mesa de partes.')
  await step.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('region', { name: 'Plazo para avisar a la autoridad' })).toContainText(
    'Autoridad avisada el',
  )
  await page.context().close()
})
