import { expect, test } from '@playwright/test'
import { field, fill } from '../e2e/support/form-fields'
import { formOf, hydrateForm, submitButton } from '../e2e/support/forms'
import { reference } from '../e2e/support/lead-form'
import { projectCard, projectGrid } from '../e2e/support/page-parts'
import { open, waitForHydration } from '../e2e/support/site'
import { crmProjects, expectOneCrmBody } from './support/crm'
import { openDevice } from './support/devices'
import { readMailbox, waitForMail } from './support/mailbox'
import { newPerson } from './support/people'
import { recordRequestedUrls } from './support/requested-urls'
import { joinAsStaff } from './support/staff'
import { paste } from './support/typing'

test('a visitor on a phone presses send twice, and the CRM, the mailbox and the sales desk get one lead', async ({
  browser,
}) => {
  const visitor = newPerson()
  const page = await openDevice(browser, 'phone')
  await open(page, '/')
  const grid = projectGrid(page)
  await waitForHydration(grid)
  await grid.getByRole('button', { name: 'Mostrar más proyectos' }).tap()
  const card = projectCard(page, 'Coral').getByRole('link', { name: 'Coral', exact: true })
  await card.scrollIntoViewIfNeeded()
  await card.tap()
  await expect(page).toHaveURL(/\/coral$/)
  const form = await hydrateForm(formOf(page, 'lead'))
  await paste(field(form, 'phone'), '+51 951-234 567 ', field(form, 'firstName'))
  await fill(form, {
    firstName: visitor.firstName,
    lastName: visitor.lastName,
    email: visitor.email,
    acceptsTerms: true,
  })
  await submitButton(form).dblclick()
  const code = (await page.getByText(reference).first().textContent())?.match(reference)?.[0] ?? ''
  await page.context().close()

  expect(await expectOneCrmBody(visitor.email)).toMatchObject({
    fname: visitor.firstName,
    lname: visitor.lastName,
    phone: '+51951234567',
    project_id: crmProjects.coral,
  })
  const receipt = await waitForMail(visitor.email, /./)
  expect(receipt.text).toContain(code)
  expect(await readMailbox(visitor.email)).toHaveLength(1)

  const { page: desk } = await joinAsStaff(browser, 'sales')
  await desk
    .getByRole('navigation', { name: 'Panel' })
    .getByRole('link', { name: /^Consultas/ })
    .click()
  const leads = desk.getByRole('listitem').filter({ has: desk.getByRole('link', { name: visitor.name, exact: true }) })
  await expect(leads).toHaveCount(1)
  await leads.getByRole('link', { name: visitor.name, exact: true }).click()
  await expect(desk.getByRole('heading', { level: 1, name: visitor.name })).toBeVisible()
  await expect(desk.getByText(code).first()).toBeVisible()
  await desk.context().close()
})

test('the state of a lead is saved immediately, but a lost lead needs a reason before staff leave the page', async ({
  browser,
}) => {
  const visitor = newPerson()
  const page = await openDevice(browser, 'desktop')
  await open(page, '/proyectos/condominios/coral')
  const form = await hydrateForm(formOf(page, 'lead'))
  await fill(form, {
    firstName: visitor.firstName,
    lastName: visitor.lastName,
    email: visitor.email,
    phone: visitor.phone,
    acceptsTerms: true,
  })
  await submitButton(form).click()
  await expect(page.getByText(reference).first()).toBeVisible()
  await page.context().close()

  const { page: desk } = await joinAsStaff(browser, 'sales')
  const menu = desk.getByRole('navigation', { name: 'Panel' })
  const requestedUrls = recordRequestedUrls(desk)
  const findLead = async () => {
    await menu.getByRole('link', { name: /^Consultas/ }).click()
    await desk.getByRole('searchbox', { name: 'Buscar' }).fill(visitor.email)
    await desk.getByRole('button', { name: 'Buscar', exact: true }).click()
    await desk.getByRole('link', { name: visitor.name, exact: true }).click()
    await expect(desk.getByRole('heading', { level: 1, name: visitor.name })).toBeVisible()
  }
  const stateSelect = desk.getByRole('combobox', { name: 'Estado' })
  await findLead()
  await stateSelect.selectOption('Separación')
  await expect(desk.getByRole('listitem').filter({ hasText: '→ Separación' })).toBeVisible()
  await desk.locator('.step-nav').getByRole('link', { name: 'Consultas' }).click()
  await expect(desk.getByRole('heading', { level: 1, name: 'Consultas' })).toBeVisible()
  await findLead()
  await expect(stateSelect).toHaveValue('reserved')

  const dialogMessages: string[] = []
  desk.on('dialog', (dialog) => {
    dialogMessages.push(dialog.message())
    void dialog.dismiss()
  })
  await stateSelect.selectOption('Perdida')
  await expect(stateSelect).toHaveValue('reserved')
  await menu.getByRole('link', { name: /^Consultas/ }).click()
  await expect.poll(() => dialogMessages).toEqual(['El nuevo estado no se guardó. ¿Salir sin guardarlo?'])
  await expect(desk.getByRole('heading', { level: 1, name: visitor.name })).toBeVisible()
  await desk.getByRole('button', { name: 'Cancelar' }).click()
  expect(requestedUrls.filter((url) => url.includes(visitor.email))).toEqual([])
  await desk.context().close()
})
