import { expect, type Page, test } from '@playwright/test'
import { fill } from '../e2e/support/form-fields'
import { formOf, hydrateForm, submitButton } from '../e2e/support/forms'
import { reference } from '../e2e/support/lead-form'
import { open } from '../e2e/support/site'
import { openPanelPage } from './support/account-pages'
import { loadCalendar } from './support/calendar'
import { openDevice } from './support/devices'
import { waitForMail } from './support/mailbox'
import { newPerson } from './support/people'
import { joinAsStaff } from './support/staff'

const DAY_MS = 24 * 3_600_000
const limaDate = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Lima' })
/** Returns the date in Lima after the given number of days. */
const dateInDays = (days: number) => limaDate.format(new Date(Date.now() + days * DAY_MS))

test('sales staff confirm an appointment that was requested in the lead form, and the visitor gets a calendar entry', async ({
  browser,
}) => {
  const visitor = newPerson()
  const date = dateInDays(4)
  const page = await openDevice(browser, 'phone')
  await open(page, '/proyectos/condominios/mykonos')
  const form = await hydrateForm(formOf(page, 'lead'))
  await fill(form, {
    firstName: visitor.firstName,
    lastName: visitor.lastName,
    email: visitor.email,
    phone: '951 234 567',
    kind: true,
    'appointment.date': date,
    'appointment.timeOfDay': 'morning',
    'appointment.meetingPlace': 'site',
    acceptsTerms: true,
  })
  await submitButton(form).tap()
  await expect(page.getByText(reference).first()).toBeVisible()
  await page.context().close()

  const { page: desk } = await joinAsStaff(browser, 'sales')
  await desk
    .getByRole('navigation', { name: 'Panel' })
    .getByRole('link', { name: /^Visitas/ })
    .click()
  const row = desk.getByRole('listitem').filter({ hasText: visitor.name })
  // The appointment may be in the next week of the calendar.
  await expect(desk.getByRole('heading', { level: 1, name: /^Visitas/ })).toBeVisible()
  if ((await row.count()) === 0) await desk.getByRole('link', { name: /Semana siguiente/ }).click()
  await expect(row.getByText('Solicitud', { exact: true })).toBeVisible()
  await expect(row.getByText('por la mañana')).toBeVisible()
  await row.getByRole('button', { name: `Agendar: ${visitor.name}` }).click()
  const booking = desk.getByRole('form', { name: `Agendar: ${visitor.name}` })
  await expect(booking.getByLabel('Hora', { exact: true })).toBeEnabled()
  await booking.getByLabel('Hora', { exact: true }).selectOption('other')
  await booking.getByLabel('Qué hora').fill('11:20')
  await booking.getByRole('button', { name: 'Agendar visita' }).click()
  await expect(row.getByText('Reservada')).toBeVisible()
  await expect(row.getByText('11:20')).toBeVisible()

  const mail = await waitForMail(visitor.email, /^Tu visita está confirmada/)
  expect(mail.calendar?.content).toContain(`DTSTART;TZID=America/Lima:${date.replaceAll('-', '')}T112000`)
  await row.getByRole('link', { name: visitor.name, exact: true }).click()
  await expect(desk.getByRole('region', { name: 'Visitas' }).getByText(/de 11:20/)).toBeVisible()
  await desk.context().close()
})

test('sales staff add and move an appointment for a person who calls', async ({ browser }) => {
  const caller = newPerson('Pedro')
  const { page: desk } = await joinAsStaff(browser, 'sales')
  await desk
    .getByRole('navigation', { name: 'Panel' })
    .getByRole('link', { name: /^Visitas/ })
    .click()
  await desk.getByRole('button', { name: 'Nueva visita' }).click()
  const form = desk.getByRole('form', { name: 'Nueva visita' })
  await form.getByLabel('Nombres').fill(caller.firstName)
  await form.getByLabel('Apellidos').fill(caller.lastName)
  await form.getByLabel('Celular').fill('955 111 222')
  await form.getByLabel('Correo (si tiene)').fill(caller.email)
  await expect(form.getByLabel('Hora', { exact: true })).toBeEnabled()
  await form.getByLabel('Hora', { exact: true }).selectOption('other')
  await form.getByLabel('Qué hora').fill('06:10')
  await form.getByRole('button', { name: 'Guardar visita' }).dblclick()
  const row = desk.getByRole('listitem').filter({ hasText: caller.name })
  await expect(row).toHaveCount(1)
  await waitForMail(caller.email, /^Tu visita está confirmada/)

  await row.getByRole('button', { name: `Mover: ${caller.name}` }).click()
  const moveForm = desk.getByRole('form', { name: `Mover: ${caller.name}` })
  await expect(moveForm.getByLabel('Hora', { exact: true })).toBeEnabled()
  await moveForm.getByLabel('Hora', { exact: true }).selectOption('other')
  await moveForm.getByLabel('Qué hora').fill('05:05')
  await moveForm.getByRole('button', { name: 'Mover visita' }).click()
  await expect(row.getByText('05:05')).toBeVisible()
  await waitForMail(caller.email, /^Movimos tu visita/)
  await desk.context().close()
})

test('sales staff subscribe to their appointments, and renewing the link ends the old one', async ({ browser }) => {
  const caller = newPerson('Julia')
  const { page: desk } = await joinAsStaff(browser, 'sales')
  const menu = desk.getByRole('navigation', { name: 'Panel' })
  await menu.getByRole('link', { name: /^Visitas/ }).click()
  await desk.getByRole('button', { name: 'Nueva visita' }).click()
  const form = desk.getByRole('form', { name: 'Nueva visita' })
  await form.getByLabel('Nombres').fill(caller.firstName)
  await form.getByLabel('Apellidos').fill(caller.lastName)
  await form.getByLabel('Celular').fill('955 111 333')
  await expect(form.getByLabel('Hora', { exact: true })).toBeEnabled()
  await form.getByLabel('Hora', { exact: true }).selectOption('other')
  await form.getByLabel('Qué hora').fill('06:40')
  await form.getByRole('button', { name: 'Guardar visita' }).click()
  await expect(desk.getByRole('listitem').filter({ hasText: caller.name })).toHaveCount(1)

  await openPanelPage(desk, '/account')
  const url = desk.getByLabel('Enlace de tu calendario')
  await desk.getByRole('button', { name: 'Crear enlace' }).click()
  const link = await url.inputValue()
  const calendar = await loadCalendar(link)
  expect(calendar.lines.filter((line) => /^DTSTART;TZID=America\/Lima:\d{8}T064000$/.test(line))).toHaveLength(1)
  expect(calendar.lines.join()).not.toContain(caller.lastName)
  expect(calendar.lines.join()).not.toContain('955111333')

  await desk.getByRole('button', { name: 'Renovar enlace' }).click()
  await expect(url).not.toHaveValue(link)
  expect((await loadCalendar(link)).status).toBe(404)
  const newLink = await url.inputValue()
  expect((await loadCalendar(newLink)).status).toBe(200)
  await desk.getByRole('button', { name: 'Quitar enlace' }).click()
  await expect(desk.getByRole('button', { name: 'Crear enlace' })).toBeVisible()
  expect((await loadCalendar(newLink)).status).toBe(404)
  await desk.context().close()
})

/** Changes the first hour at which video calls can be booked on the first day of the list, which is Monday. */
async function changeFirstHour(desk: Page, from: string): Promise<void> {
  await desk
    .getByRole('navigation', { name: 'Panel' })
    .getByRole('link', { name: /^Visitas/ })
    .click()
  await desk.getByRole('link', { name: 'Horarios y días cerrados' }).click()
  await desk.getByRole('link', { name: 'Videollamada', exact: true }).click()
  await desk.waitForURL(/\/collections\/appointment-places\/[0-9a-f-]+/)
  await desk.waitForLoadState('networkidle')
  await desk
    .getByLabel(/^Desde/)
    .first()
    .fill(from)
  await desk.getByRole('button', { name: 'Publicar cambios' }).click()
  await expect(desk.getByText(/guardado|actualiz|con éxito/i).first()).toBeVisible()
  await desk.waitForLoadState('networkidle')
}

/** Opens the times of video calls on the Monday of next week as a visitor. */
async function openMonday(page: Page): Promise<void> {
  await open(page, '/visita')
  await page.getByRole('link', { name: 'Ver horas libres: Videollamada' }).tap()
  await page.getByRole('link', { name: 'Días siguientes' }).tap()
  await page.getByRole('link', { name: /^lun / }).tap()
  await expect(page.getByRole('radio', { name: /^10:00/ })).toBeVisible()
}

test('sales staff change the hours of video calls in the panel, and visitors can book the new hour immediately', async ({
  browser,
}) => {
  const page = await openDevice(browser, 'phone')
  await openMonday(page)
  const newHour = page.getByRole('radio', { name: /^07:00/ })
  await expect(newHour).toHaveCount(0)
  const { page: desk } = await joinAsStaff(browser, 'sales')
  await changeFirstHour(desk, '07:00')
  await openMonday(page)
  await newHour.tap()
  await expect(newHour).toBeChecked()
  await changeFirstHour(desk, '08:00')
  await openMonday(page)
  await expect(newHour).toHaveCount(0)
  await page.context().close()
  await desk.context().close()
})
