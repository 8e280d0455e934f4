// When the focused element disappears, the form must move the focus, because otherwise no element would have it.
import { expect, test } from '@playwright/test'
import { field } from './support/form-fields'
import { countryButton, countrySearch, formOf, openForm, submit } from './support/forms'
import { fillLead, newVisitor, reference } from './support/lead-form'
import { referredPeople } from './support/referral-form'
import { fillReferral } from './support/referral-steps'
import { open } from './support/site'

test('the list of countries closes on Escape and when the focus moves to the phone number', async ({ page }) => {
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

test('the button "send another enquiry" moves the focus to the first field', async ({ page }) => {
  await open(page, '/proyectos/condominios/santorini')
  const form = await fillLead(page, newVisitor())
  await submit(form)
  await expect(page.getByText(reference).first()).toBeVisible()
  await page.getByRole('button', { name: 'Enviar otra consulta' }).click()
  await expect(field(formOf(page, 'lead'), 'firstName')).toBeFocused()
})

test('removing a referred person moves the focus to the previous person', async ({ page }) => {
  const form = await openForm(page, 'referral', 'es')
  await fillReferral(form, referredPeople)
  await form.getByRole('button', { name: 'Quitar referido 3' }).click()
  const second = field(form, 'referred.1.firstName')
  await expect(second).toBeFocused()
  await expect(second).toHaveValue(referredPeople[1]?.firstName ?? '')
})
