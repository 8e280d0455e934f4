import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { fill } from '../e2e/support/form-fields'
import { formOf, hydrateForm, submitButton } from '../e2e/support/forms'
import { reference } from '../e2e/support/lead-form'
import { open } from '../e2e/support/site'
import { openDevice } from './support/devices'
import { newPerson } from './support/people'
import { joinAsStaff } from './support/staff'

const panelMenu = (page: Page) => page.getByRole('navigation', { name: 'Panel' })

test('a manager assigns a waiting lead and exports the list, and the personal data log records the export and the view', async ({
  browser,
}) => {
  const visitor = newPerson('Carmen')
  const { firstName, lastName, email, phone } = visitor
  const page = await openDevice(browser, 'phone')
  await open(page, '/proyectos/condominios/zafiro')
  const form = await hydrateForm(formOf(page, 'lead'))
  await fill(form, { firstName, lastName, email, phone, acceptsTerms: true })
  await submitButton(form).tap()
  const code = (await page.getByText(reference).first().textContent())?.match(reference)?.[0] ?? ''
  await page.context().close()

  const salesperson = await joinAsStaff(browser, 'sales', { name: `Nora ${visitor.lastName}` })
  const manager = await joinAsStaff(browser, 'manager', { name: `Jorge ${visitor.lastName}` })
  const desk = manager.page

  await desk
    .getByRole('region', { name: 'Esperan tu decisión' })
    .getByRole('link', { name: 'Ver las consultas' })
    .click()
  await expect(desk.getByRole('heading', { level: 1, name: 'Consultas' })).toBeVisible()
  await desk.getByRole('searchbox', { name: 'Buscar' }).fill(visitor.lastName)
  await desk.getByRole('button', { name: 'Buscar', exact: true }).click()
  await expect(desk.getByRole('status').filter({ hasText: '1 consulta' })).toBeVisible()
  await desk.getByRole('checkbox', { name: `Elegir a ${visitor.name}` }).check()
  await desk.getByRole('combobox', { name: 'Responsable' }).last().selectOption({ label: salesperson.name })
  await desk.getByRole('button', { name: 'Aplicar' }).click()
  const row = desk.getByRole('listitem').filter({ hasText: visitor.name })
  await expect(row).toContainText(salesperson.name)

  await desk.getByText('Exportar', { exact: true }).click()
  const [download] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('link', { name: 'Para trabajar' }).click(),
  ])
  const exportedList = await readFile(await download.path(), 'utf8')
  expect(exportedList).toContain(email)
  expect(exportedList).toContain(code)
  await row.getByRole('link', { name: visitor.name, exact: true }).click()
  await expect(desk.getByRole('heading', { level: 1, name: visitor.name })).toBeVisible()
  await desk.context().close()

  // The salesperson finds the assigned lead in the list.
  await salesperson.page.reload({ waitUntil: 'networkidle' })
  await panelMenu(salesperson.page)
    .getByRole('link', { name: /^Consultas/ })
    .click()
  const ownLead = salesperson.page.getByRole('listitem').filter({ hasText: visitor.name })
  await expect(ownLead).toContainText(salesperson.name)
  await salesperson.page.context().close()

  const { page: officer } = await joinAsStaff(browser, 'privacy', { name: 'Olga Rojas' })
  await panelMenu(officer).getByRole('link', { name: 'Registro de datos personales' }).click()
  const log = officer.getByRole('main')
  await expect(log).toContainText(new RegExp(`${manager.name} · Exportó`))
  await expect(log).toContainText(new RegExp(`${manager.name} · Vio`))
  await expect(log).not.toContainText(email)
  await officer.context().close()
})

test('a manager sees the open leads of each salesperson, opens the list behind a number and exports the figures', async ({
  browser,
}) => {
  const visitor = newPerson('Julia')
  const { firstName, lastName, email, phone } = visitor
  const page = await openDevice(browser, 'phone')
  await open(page, '/proyectos/condominios/coral')
  const form = await hydrateForm(formOf(page, 'lead'))
  await fill(form, { firstName, lastName, email, phone, acceptsTerms: true })
  await submitButton(form).tap()
  await expect(page.getByText(reference).first()).toBeVisible()
  await page.context().close()

  const salesperson = await joinAsStaff(browser, 'sales', { name: `Pilar ${lastName}` })
  const { page: desk } = await joinAsStaff(browser, 'manager', { name: `Hugo ${lastName}` })
  for (const block of ['Este mes', 'Visitas de hoy', 'Lotes por proyecto', 'Última publicación'])
    await expect(desk.getByRole('region', { name: block })).toBeVisible()
  await panelMenu(desk)
    .getByRole('link', { name: /^Consultas/ })
    .click()
  await desk.getByRole('searchbox', { name: 'Buscar' }).fill(lastName)
  await desk.getByRole('button', { name: 'Buscar', exact: true }).click()
  await desk.getByRole('checkbox', { name: `Elegir a ${visitor.name}` }).check()
  await desk.getByRole('combobox', { name: 'Responsable' }).last().selectOption({ label: salesperson.name })
  await desk.getByRole('button', { name: 'Aplicar' }).click()
  await expect(desk.getByRole('listitem').filter({ hasText: visitor.name })).toContainText(salesperson.name)

  await panelMenu(desk).getByRole('link', { name: 'Equipo', exact: true }).click()
  const row = desk.getByRole('row', { name: salesperson.name })
  const openLeads = row.getByRole('cell').first().getByRole('link')
  await expect(openLeads).toHaveText('1')
  await expect(desk.getByRole('row', { name: 'Sin responsable' })).toBeVisible()
  await desk.getByRole('link', { name: 'Trimestre' }).click()
  await expect(desk.getByRole('link', { name: 'Trimestre' })).toHaveAttribute('aria-current', 'page')
  const [download] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('link', { name: 'Exportar' }).click(),
  ])
  const figures = await readFile(await download.path(), 'utf8')
  expect(figures).toContain(salesperson.name)
  expect(figures).not.toContain(visitor.name)

  await openLeads.click()
  await expect(desk.getByRole('listitem').filter({ hasText: visitor.name })).toBeVisible()
  await expect(desk.getByRole('status').filter({ hasText: '1 consulta' })).toBeVisible()
  await desk.context().close()
  await salesperson.page.context().close()
})
