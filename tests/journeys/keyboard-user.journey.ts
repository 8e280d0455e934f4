// `pressTabUntilFocused` also checks that the focus is visible after each press.
import { expect, type Page, test } from '@playwright/test'
import { errorSummary, field } from '../e2e/support/form-fields'
import { formOf, submitButton } from '../e2e/support/forms'
import { pressTab, pressTabUntilFocused } from '../e2e/support/keyboard'
import { reference } from '../e2e/support/lead-form'
import { menuGroup, navigation } from '../e2e/support/page-parts'
import { open } from '../e2e/support/site'
import { crmProjects, expectOneCrmBody } from './support/crm'
import { openDevice } from './support/devices'
import { waitForMail } from './support/mailbox'
import { newPerson } from './support/people'

const press = (page: Page, key: string) => page.keyboard.press(key)

test('a keyboard user opens a held lot from the menu, corrects the errors of the form and sends a lead', async ({
  browser,
}) => {
  const { firstName, lastName, email, phone } = newPerson('Julia')
  const page = await openDevice(browser, 'desktop', { reducedMotion: 'reduce' })
  await open(page, '/')

  const group = menuGroup(navigation(page), 'Condominios')
  await pressTabUntilFocused(page, group.locator('summary'))
  await press(page, 'Enter')
  await expect(group.getByRole('list')).toBeVisible()
  await press(page, 'Escape')
  await expect(group.getByRole('list')).toBeHidden()
  await expect(group.locator('summary')).toBeFocused()
  await press(page, 'Enter')
  await pressTabUntilFocused(page, group.getByRole('link', { name: 'Santorini' }))
  await press(page, 'Enter')
  await expect(page).toHaveURL(/\/santorini$/)
  await pressTabUntilFocused(page, page.getByRole('link', { name: 'Ver el plano completo' }), 120)
  await press(page, 'Enter')
  await expect(page).toHaveURL(/\/santorini\/lotes$/)

  const area = page.getByRole('slider', { name: 'Área desde' })
  await pressTabUntilFocused(page, area)
  const minimumArea = await area.inputValue()
  await press(page, 'ArrowRight')
  await expect(area).not.toHaveValue(minimumArea)
  await press(page, 'Home')
  const block = page.getByRole('combobox', { name: 'Manzana' })
  await pressTabUntilFocused(page, block)
  await page.keyboard.type('C')
  await expect(block).toHaveValue('C')

  const plan = page.getByRole('group', { name: 'Plano de lotes de Santorini' })
  // The whole plan is one Tab stop. Arrow keys and letters move inside it.
  await pressTabUntilFocused(page, plan.locator('[tabindex="0"]'))
  await press(page, 'c')
  await expect(plan.getByRole('button', { name: /^C-01/ })).toBeFocused()
  await press(page, 'End')
  await press(page, 'Enter')
  const card = page.getByRole('heading', { level: 2, name: /^Lote C-/ })
  await expect(card).toBeFocused()
  await press(page, 'Escape')
  await expect(card).toBeHidden()
  await expect(plan.getByRole('button', { name: /^C-/ }).and(page.locator(':focus'))).toHaveCount(1)

  const heldLot = page.getByRole('row', { name: /C-16/ }).getByRole('button', { name: 'C-16' })
  const showMoreButton = page.getByRole('button', { name: /^Mostrar \d+ más$/ })
  await pressTabUntilFocused(page, showMoreButton, 120)
  await press(page, 'Enter')
  await pressTabUntilFocused(page, heldLot, 120)
  await press(page, 'Enter')
  await expect(page.getByRole('heading', { name: 'Lote C-16' })).toBeFocused()
  const waitingForm = page.getByRole('form', { name: 'Avisarme si se libera' })
  await pressTabUntilFocused(page, waitingForm.getByRole('button', { name: 'Avisarme si se libera' }))
  const form = formOf(page, 'lead')
  await pressTabUntilFocused(page, field(form, 'firstName'), 120)

  await pressTabUntilFocused(page, submitButton(form))
  await press(page, 'Enter')
  await expect(errorSummary(form)).toBeFocused()
  await pressTab(page)
  await press(page, 'Enter')
  await expect(field(form, 'firstName')).toBeFocused()
  await page.keyboard.type(firstName)
  for (const [name, text] of [
    ['lastName', lastName],
    ['email', email],
    ['phone', phone],
  ] as const) {
    await pressTabUntilFocused(page, field(form, name))
    await page.keyboard.type(text)
  }
  await pressTabUntilFocused(page, field(form, 'acceptsTerms'))
  await press(page, 'Space')
  await pressTabUntilFocused(page, submitButton(form))
  await press(page, 'Enter')
  await expect(page.getByRole('heading', { name: `Gracias, ${firstName}. Te llamaremos.` })).toBeFocused()
  const code = (await page.getByText(reference).first().textContent())?.match(reference)?.[0] ?? ''

  // The receipt must not trap the focus.
  await pressTabUntilFocused(page, page.getByRole('contentinfo').getByRole('link').last(), 120)
  expect(await expectOneCrmBody(email)).toMatchObject({ project_id: crmProjects.santorini })
  expect((await waitForMail(email, /./)).text).toContain(code)
  await page.context().close()
})
