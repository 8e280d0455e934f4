// Where the cursor is after each step of a form: nobody who types or listens is thrown to the top of the page.
import { expect, test } from '@playwright/test'
import { fill, openForm, send } from './support/forms'
import { fillLead, newVisitor, reference } from './support/lead-form'
import { product } from './support/product'
import { namesOf, newReferrer, referredPersons } from './support/referral-form'

test('the list of countries closes when the visitor goes on to the number, and by Escape', async ({ page }) => {
  const form = await openForm(page, 'lead', 'es')
  const button = form.locator('button.phone__country')
  const list = form.getByRole('dialog')
  await button.click()
  await expect(list).toBeVisible()
  await form.locator('[name=phone]').click()
  await expect(list).toBeHidden()
  await button.click()
  await expect(list.locator('input')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(button).toBeFocused()
})

test('who sends another enquiry goes on typing in the first field', async ({ page }) => {
  await page.goto(`${product().siteUrl}/proyectos/condominios/santorini`)
  const form = await fillLead(page, newVisitor())
  await send(form)
  await expect(page.getByText(reference).first()).toBeVisible()
  await page.getByRole('button', { name: 'Enviar otra consulta' }).click()
  await expect(page.locator('form[action="/api/leads"] [name=firstName]').first()).toBeFocused()
})

test('who removes a referred person goes on with the one that stays open', async ({ page }) => {
  const form = await openForm(page, 'referral', 'es')
  await fill(form, newReferrer())
  await form.getByRole('button', { name: 'Agregar referido' }).first().click()
  for (const [index, person] of referredPersons.entries()) {
    if (index > 0) await form.locator('.referral__add').click()
    await fill(form, namesOf(index, person))
  }
  await form.getByRole('button', { name: 'Quitar referido 3' }).click()
  const second = form.locator('[name="referred.1.firstName"]')
  await expect(second).toBeFocused()
  await expect(second).toHaveValue(referredPersons[1]?.firstName ?? '')
})

test('a visit can be asked for again after the box was unticked', async ({ page }) => {
  await page.goto(`${product().siteUrl}/proyectos/condominios/santorini`)
  const box = page.locator('#form-visit')
  const ask = page.getByRole('link', { name: 'Programar visita' })
  await ask.click()
  await expect(box).toBeChecked()
  await box.uncheck()
  await ask.click()
  await expect(box).toBeChecked()
})
