import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { field, fill } from '../e2e/support/form-fields'
import { formOf, hydrateForm, submitButton } from '../e2e/support/forms'
import { reference } from '../e2e/support/lead-form'
import { open } from '../e2e/support/site'
import { crmReceivesOnce } from './support/crm'
import { pageOn } from './support/devices'
import { mailArrives } from './support/mailbox'
import { newPerson } from './support/people'
import { requestedUrls } from './support/requested-urls'
import { joinAs } from './support/staff'

type Person = ReturnType<typeof newPerson>

/** Asks for the price of a project in its form and returns the code of the receipt. */
async function asksAboutCoral(page: Page, person: Person): Promise<string> {
  await open(page, '/proyectos/condominios/coral')
  const form = await hydrateForm(formOf(page, 'lead'))
  await fill(form, { firstName: person.firstName, lastName: person.lastName, email: person.email, acceptsTerms: true })
  await field(form, 'phone').fill(person.phone)
  await submitButton(form).click()
  return (await page.getByText(reference).first().textContent())?.match(reference)?.[0] ?? ''
}

/** Sends a quote of Coral and returns the number of the mailed PDF. */
async function sendsQuote(page: Page, person: Person): Promise<string> {
  await open(page, '/cotizador?proyecto=coral')
  const form = await hydrateForm(page.getByRole('form', { name: 'Enviar esta cotización' }))
  const { firstName, lastName, email, phone } = person
  await fill(form, { firstName, lastName, email, phone, acceptsTerms: true })
  await form.getByRole('button', { name: 'Enviar esta cotización' }).tap()
  const { subject } = await mailArrives(email, /^Tu cotización/)
  return /P-\d{4}-\d{6}/.exec(subject)?.[0] ?? ''
}

/** Asks to be forgotten on the page of the privacy policy and confirms it by the link of the mail. */
async function asksToBeForgotten(page: Page, person: Person): Promise<void> {
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
  const mail = await mailArrives(person.email, /^Confirma tu solicitud/)
  const link = mail.links.find((one) => one.includes('/api/privacy-requests/confirm')) ?? ''
  await page.goto(new URL(new URL(link).pathname + new URL(link).search, page.url()).href)
  await page.getByRole('button', { name: 'Sí, la hice yo' }).click()
  await expect(page.getByRole('heading', { name: 'Tu solicitud está confirmada' })).toBeVisible()
}

const found = (page: Page) => page.getByRole('form', { name: 'Lo que guardamos de esta persona' })
const crumb = (page: Page, name: string) => page.locator('.step-nav').getByRole('link', { name, exact: true })

test('a visitor asks to be forgotten; the officer finds, exports and erases everything, and no URL names the person', async ({
  browser,
}) => {
  const person = newPerson('Zenobia')
  const visitor = await pageOn(browser, 'phone')
  const code = await asksAboutCoral(visitor, person)
  await crmReceivesOnce(person.email)
  const quote = await sendsQuote(visitor, person)
  await asksToBeForgotten(visitor, person)
  await visitor.context().close()

  const { page } = await joinAs(browser, 'privacy', { name: 'Olga Rojas' })
  const urls = requestedUrls(page)
  const menu = page.getByRole('navigation', { name: 'Panel' })

  // From the start page to the request, and back by the breadcrumb.
  await menu
    .getByRole('link', { name: /^Privacidad|^Solicitudes/ })
    .first()
    .click()
  await page
    .getByRole('link', { name: new RegExp(person.name) })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(person.name) })).toBeVisible()
  await crumb(page, 'Privacidad').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Solicitudes sobre datos personales' })).toBeVisible()

  // By their mailbox.
  await page.getByRole('link', { name: 'Buscar a una persona' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Buscar a una persona' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Correo' }).fill(person.email)
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await expect(found(page).getByRole('checkbox', { name: new RegExp(`Consulta ${code}`) })).toBeChecked()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    found(page).getByRole('button', { name: 'Exportar en un archivo' }).click(),
  ])
  expect(await readFile(await download.path(), 'utf8')).toContain(person.email)

  await found(page).getByRole('checkbox', { name: 'Leí qué se borra y qué se conserva' }).check()
  await found(page).getByRole('button', { name: 'Borrar los datos elegidos' }).click()
  const report = page.getByRole('region', { name: 'Qué se borró y qué se conservó' })
  await expect(report.getByRole('listitem').filter({ hasText: code })).toContainText('Borrado')
  await expect(report.getByRole('listitem').filter({ hasText: quote })).toContainText('Borrado')
  await expect(report.getByRole('listitem').filter({ hasText: 'Solicitud de privacidad' })).toContainText('Se conserva')
  await expect(found(page).getByRole('checkbox', { name: new RegExp(`Consulta ${code}`) })).toHaveCount(0)

  // The log says what she did, and not about whom.
  await crumb(page, 'Privacidad').click()
  await page.getByRole('link', { name: 'Registro de datos personales' }).first().click()
  const log = page.getByRole('main')
  await expect(log).toContainText('Olga Rojas · Buscó a una persona')
  await expect(log).toContainText('Olga Rojas · Borró consulta')
  await expect(log).not.toContainText(person.lastName)
  await crumb(page, 'Privacidad').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Solicitudes sobre datos personales' })).toBeVisible()
  const named = urls.filter((url) => url.includes(person.email) || url.includes(person.lastName))
  expect(named).toEqual([])
  await page.context().close()
})
