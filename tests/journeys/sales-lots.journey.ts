import { expect, type Page, test } from '@playwright/test'
import { fill } from '../e2e/support/form-fields'
import { formOf, hydrateForm, submitButton } from '../e2e/support/forms'
import { reference } from '../e2e/support/lead-form'
import { findAccessibilityViolations, measureHorizontalOverflow } from '../e2e/support/page-checks'
import { open } from '../e2e/support/site'
import { openDevice } from './support/devices'
import { newPerson } from './support/people'
import { joinAsStaff } from './support/staff'

const CODE = 'F-04'

const lot = (desk: Page) => desk.getByRole('checkbox', { name: new RegExp(`^${CODE} `) })
const card = (desk: Page) => desk.getByRole('listitem').filter({ has: lot(desk) })

async function chooseLot(desk: Page) {
  await desk.getByRole('searchbox', { name: 'Código' }).fill('f04')
  await expect(desk.getByRole('status').filter({ hasText: /^1 lote$/ })).toBeVisible()
  await expect(card(desk)).toContainText(/m² · US\$/)
  await lot(desk).check()
}

test('a salesperson undoes a hold without confirming, and must confirm the listed consequences of a sale', async ({
  browser,
}) => {
  const { page: desk } = await joinAsStaff(browser, 'sales', { name: 'Nora Lotes' })
  await desk.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: 'Lotes', exact: true }).click()
  await desk.getByRole('combobox', { name: 'Proyecto' }).selectOption('santorini')
  await desk.getByRole('button', { name: 'Ver', exact: true }).click()

  await chooseLot(desk)
  await desk.getByRole('button', { name: 'Marcar como separado' }).click()
  await expect(card(desk)).toContainText('Separado')
  await desk.getByRole('button', { name: 'Deshacer' }).click()
  await expect(card(desk)).toContainText('Disponible')

  await lot(desk).check()
  await desk.getByRole('button', { name: 'Marcar como vendido' }).click()
  const question = desk.getByRole('alertdialog', { name: `¿Marcar ${CODE} como vendido?` })
  await expect(question.getByRole('listitem').first()).toContainText('en menos de diez segundos')
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect(card(desk)).toContainText('Disponible')

  await desk.getByRole('button', { name: 'Marcar como vendido' }).click()
  await question.getByRole('button', { name: 'Sí, está vendido' }).click()
  await expect(card(desk)).toContainText('Vendido')

  await desk.getByRole('combobox', { name: 'Estado' }).selectOption({ label: 'Disponible' })
  await expect(card(desk)).toBeHidden()
  await desk.getByRole('combobox', { name: 'Estado' }).selectOption({ label: 'Vendido' })
  await lot(desk).check()
  await desk.getByRole('button', { name: 'Marcar como disponible' }).click()
  await desk.getByRole('combobox', { name: 'Estado' }).selectOption({ label: 'Todos' })
  await expect(card(desk)).toContainText('Disponible')
  await desk.context().close()
})

test('a salesperson picks a lot on the plan, holds it for a person, and colleagues see who holds it, until when and by whom', async ({
  browser,
}) => {
  const person = newPerson('Irma')
  const { firstName, lastName, email, phone } = person
  const visitor = await openDevice(browser, 'phone')
  await open(visitor, '/proyectos/condominios/santorini')
  const form = await hydrateForm(formOf(visitor, 'lead'))
  await fill(form, { firstName, lastName, email, phone, acceptsTerms: true })
  await submitButton(form).tap()
  const code = (await visitor.getByText(reference).first().textContent())?.match(reference)?.[0] ?? ''
  await visitor.context().close()
  const { page: desk } = await joinAsStaff(browser, 'sales', { name: 'Nora Plano' })
  await desk.goto(new URL('/admin/lotes?proyecto=santorini', desk.url()).href, { waitUntil: 'networkidle' })
  const plan = desk.getByRole('group', { name: 'Plano de lotes de Santorini' })
  const planLot = (code: string) => plan.getByRole('button', { name: new RegExp(`^${code}, `) })
  const row = (code: string) => desk.getByRole('checkbox', { name: new RegExp(`^${code} `) })
  const chosen = (code: string) => desk.getByRole('region', { name: `Lote ${code}` })
  const holds = desk.getByRole('region', { name: /^Separados/ })
  expect(await findAccessibilityViolations(desk.getByRole('main'))).toEqual([])

  await test.step('the plan and the list select the same lots, also with the keyboard', async () => {
    await planLot('C-03').click()
    await expect(row('C-03')).toBeChecked()
    await expect(chosen('C-03')).toContainText('Disponible')
    await row('C-04').check()
    await expect(planLot('C-04')).toHaveAttribute('aria-pressed', 'true')
    await row('C-04').uncheck()
    await expect(planLot('C-04')).toHaveAttribute('aria-pressed', 'false')
    await planLot('C-03').focus()
    await desk.keyboard.press('End')
    await desk.keyboard.press('Home')
    await expect(planLot('C-01')).toBeFocused()
    await desk.keyboard.press('b')
    await expect(planLot('B-01')).toBeFocused()
    await desk.keyboard.press('Enter')
    await expect(row('B-01')).toBeChecked()
    await desk.keyboard.press('Enter')
    await expect(row('B-01')).not.toBeChecked()
  })

  await test.step('the lot is held for a person found by name', async () => {
    await desk.getByRole('searchbox', { name: 'Separado para' }).fill(person.name)
    await desk.getByRole('button', { name: new RegExp(person.name) }).click()
    await desk.getByRole('button', { name: 'Marcar como separado' }).click()
    await expect(desk.getByText('Listo: 1 lote.')).toBeVisible()
    await planLot('C-03').click()
    await expect(chosen('C-03')).toContainText(/Separado para.*Irma.*SM-.*Separado hasta.*Último cambio.*Nora Plano/s)
    await expect(chosen('C-03')).toContainText(code)
    await expect(holds.getByRole('listitem').filter({ hasText: person.name })).toContainText(/C-03.*Nora Plano/s)
    await expect(desk.getByRole('listitem').filter({ has: row('C-03') })).toContainText(person.name)
  })

  await test.step('on a phone, a block of the plan is large enough to press', async () => {
    await desk.setViewportSize({ width: 390, height: 844 })
    await desk.getByRole('button', { name: 'B', exact: true }).click()
    await planLot('B-02').click()
    await expect(row('B-02')).toBeChecked()
    await row('B-02').uncheck()
    expect(await measureHorizontalOverflow(desk)).toBe(0)
    expect(await findAccessibilityViolations(desk.getByRole('main'))).toEqual([])
    await desk.setViewportSize({ width: 1440, height: 900 })
  })

  await holds.getByRole('button', { name: 'C-03' }).click()
  await chosen('C-03').getByRole('link', { name: person.name }).click()
  await expect(desk.getByRole('heading', { level: 1, name: new RegExp(person.name) })).toBeVisible()
  await test.step('the page of the lead shows the lot and leads to the plan to hold another one for the person', async () => {
    const lots = desk.getByRole('region', { name: 'Lotes', exact: true })
    await expect(lots.getByRole('listitem')).toContainText(/Lote C-03, Santorini.*Separado hasta/s)
    await lots.getByRole('link', { name: 'Separar un lote' }).click()
    await expect(desk.getByText(`Elige el lote que quieres separar para ${person.name}.`)).toBeVisible()
    await planLot('C-01').click()
    await expect(desk.getByText(`Separado para ${person.name}`)).toBeVisible()
    await desk.getByRole('button', { name: 'Marcar como separado' }).click()
    await expect(holds.getByRole('listitem').filter({ hasText: 'C-01' })).toContainText(person.name)
    await desk.getByRole('button', { name: 'Deshacer' }).click()
    await expect(holds.getByRole('button', { name: 'C-01' })).toHaveCount(0)
  })

  await row('C-03').check()
  await desk.getByRole('button', { name: 'Marcar como disponible' }).click()
  await planLot('C-03').click()
  await expect(chosen('C-03')).not.toContainText(person.name)
  await desk.context().close()
})
