// The focus after each step of a form: it must never jump to the top of the page.
import { expect, test } from '@playwright/test'
import { field } from './support/form-fields'
import { countryButton, countrySearch, formOf, openForm, send } from './support/forms'
import { fillLead, newVisitor, reference } from './support/lead-form'
import { referredPersons } from './support/referral-form'
import { fillReferral } from './support/referral-steps'
import { open } from './support/site'

test('the list of countries closes when the focus moves to the number, and by Escape', async ({ page }) => {
  const form = await openForm(page, 'lead', 'es')
  const button = countryButton(form)
  const list = form.getByRole('listbox', { name: 'Países' })
  await button.click()
  await expect(list).toBeVisible()
  await field(form, 'phone').click()
  await expect(list).toBeHidden()
  await button.click()
  await expect(countrySearch(form)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(button).toBeFocused()
})

test('after "send another enquiry" the first field has the focus', async ({ page }) => {
  await open(page, '/proyectos/condominios/santorini')
  const form = await fillLead(page, newVisitor())
  await send(form)
  await expect(page.getByText(reference).first()).toBeVisible()
  await page.getByRole('button', { name: 'Enviar otra consulta' }).click()
  await expect(field(formOf(page, 'lead'), 'firstName')).toBeFocused()
})

test('after removing a referred person the one that remains open has the focus', async ({ page }) => {
  const form = await openForm(page, 'referral', 'es')
  await fillReferral(form, referredPersons)
  await form.getByRole('button', { name: 'Quitar referido 3' }).click()
  const second = field(form, 'referred.1.firstName')
  await expect(second).toBeFocused()
  await expect(second).toHaveValue(referredPersons[1]?.firstName ?? '')
})

test('a visit can be requested again after the box was unticked', async ({ page }) => {
  await open(page, '/proyectos/condominios/santorini')
  const box = field(formOf(page, 'lead'), 'kind')
  const ask = page.getByRole('main').getByRole('link', { name: 'Programar visita' })
  await ask.click()
  await expect(box).toBeChecked()
  await box.uncheck()
  await ask.click()
  await expect(box).toBeChecked()
})
