import { expect, type Locator, test } from '@playwright/test'
import { field, fill } from './support/form-fields'
import { formOf, hydrateForm, submit } from './support/forms'
import { readCrmBodies } from './support/integrations'
import { crmBody, fillLead, newVisitor, reference } from './support/lead-form'
import { open } from './support/site'

for (const [language, path] of [
  ['Spanish', '/proyectos/condominios/santorini'],
  ['English', '/en/projects/condominiums/santorini'],
] as const) {
  test(`a lead from the ${language} page reaches the CRM with exactly the agreed fields`, async ({ page }) => {
    const visitor = newVisitor()
    await open(page, path)
    await submit(await fillLead(page, visitor))
    await expect(page.getByText(reference).first()).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: 'Santorini' })).toBeVisible()
    await expect.poll(() => readCrmBodies(visitor.email)).toEqual([crmBody(visitor)])
  })
}

test('the CRM receives the type and number of an identity document', async ({ page }) => {
  const visitor = newVisitor()
  await open(page, '/proyectos/condominios/santorini')
  const form = await fillLead(page, visitor)
  await fill(form, { documentTypeId: '1', document: '40123456' })
  await submit(form)
  await expect(page.getByText(reference).first()).toBeVisible()
  await expect
    .poll(() => readCrmBodies(visitor.email))
    .toEqual([{ ...crmBody(visitor), document_type_id: 1, document: '40123456' }])
})

const messageToggle = (form: Locator) =>
  form.getByText(/^(¿Quieres contarnos algo más\?|Anything else you would like to tell us\?)$/)

test('the message field is collapsed until a visitor opens it, and the CRM receives the message', async ({ page }) => {
  const visitor = newVisitor()
  await open(page, '/en/projects/condominiums/santorini')
  const form = await fillLead(page, visitor)
  await expect(field(form, 'message')).toBeHidden()
  await messageToggle(form).click()
  await fill(form, { message: 'We live in Canada.\nCan we see it by video?' })
  await submit(form)
  await expect(page.getByText(reference).first()).toBeVisible()
  const observation = 'Mensaje: We live in Canada.\nCan we see it by video?'
  await expect.poll(() => readCrmBodies(visitor.email)).toEqual([{ ...crmBody(visitor), observation }])
})

for (const [language, path, generalQuestion] of [
  ['Spanish', '/responsabilidad-social', 'Consulta general'],
  ['English', '/en/social-responsibility', 'A general question'],
] as const) {
  test(`the form on the social responsibility page preselects the general question, ${language}`, async ({ page }) => {
    const visitor = newVisitor()
    await open(page, path)
    const form = await fillLead(page, visitor)
    await expect(field(form, 'project').getByRole('option', { selected: true })).toHaveText(generalQuestion)
    await fill(form, { message: 'Un árbol en la esquina.' })
    await submit(form)
    await expect(page.getByRole('definition').filter({ hasText: generalQuestion })).toBeVisible()
    const { project_id: _, ...body } = crmBody(visitor)
    const observation = 'Consulta general.\nMensaje: Un árbol en la esquina.'
    await expect.poll(() => readCrmBodies(visitor.email)).toEqual([{ ...body, observation }])
  })
}

test('the form of the home page offers the general question and preselects nothing', async ({ page }) => {
  await open(page, '/')
  const project = field(await hydrateForm(formOf(page, 'lead')), 'project')
  await expect(project).toHaveValue('')
  await expect(project.getByRole('option').nth(1)).toHaveText('Consulta general')
})

test('a project chosen instead of the general question survives a reload', async ({ page }) => {
  await open(page, '/responsabilidad-social')
  await fill(await hydrateForm(formOf(page, 'lead')), { project: 'coral' })
  await page.reload()
  await expect(field(await hydrateForm(formOf(page, 'lead')), 'project')).toHaveValue('coral')
})

const dateInDays = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Lima' }).format(Date.now() + days * 86_400_000)
const formatLongDate = (day: string) =>
  new Intl.DateTimeFormat('es-PE', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

test('an appointment can be requested from tomorrow on, and the receipt shows it as unconfirmed with day, time and place', async ({
  page,
}) => {
  const visitor = newVisitor()
  await open(page, '/proyectos/condominios/santorini')
  const form = await fillLead(page, visitor)
  const appointment = { 'appointment.timeOfDay': 'afternoon', 'appointment.meetingPlace': 'site' }
  await fill(form, { kind: true, 'appointment.date': dateInDays(0), ...appointment })
  await expect(field(form, 'appointment.date')).toHaveAttribute('min', dateInDays(1))
  await submit(form)
  await expect(field(form, 'appointment.date')).toHaveAccessibleDescription(/^Elige un día a partir de mañana/)
  await fill(form, { 'appointment.date': dateInDays(1) })
  await submit(form)
  await expect(page.getByRole('heading', { name: /Te llamaremos para confirmar tu visita\.$/ })).toBeVisible()
  const receipt = page.getByRole('definition')
  await expect(page.getByRole('term').filter({ hasText: 'Visita, por confirmar' })).toBeVisible()
  await expect(receipt.filter({ hasText: formatLongDate(dateInDays(1)) })).toBeVisible()
  await expect(receipt.filter({ hasText: 'Tarde' })).toBeVisible()
  await expect(receipt.filter({ hasText: 'En el proyecto' })).toBeVisible()
})

test('the receipt does not move when the success message disappears', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/proyectos/condominios/santorini')
  await submit(await fillLead(page, newVisitor()))
  const banner = page.getByRole('status').getByText('Datos enviados correctamente.')
  const code = page.getByText(reference).first()
  await expect(banner).toBeVisible()
  // At first the receipt shows only the code. Wait until it is complete.
  await expect(page.getByRole('definition').filter({ hasText: 'Santorini' })).toBeVisible()
  const readTop = () => code.evaluate((element) => element.getBoundingClientRect().top + scrollY)
  const topBefore = await readTop()
  await expect(banner).toBeHidden({ timeout: 5000 })
  expect(await readTop()).toBe(topBefore)
})
