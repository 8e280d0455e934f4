// A visitor who uses only the keyboard. `tabTo` fails if the focus is not visible.
import { expect, type Page, test } from '@playwright/test'
import { errorSummary, field } from '../e2e/support/form-fields'
import { formOf, submitButton } from '../e2e/support/forms'
import { pressTab, tabTo } from '../e2e/support/keyboard'
import { reference } from '../e2e/support/lead-form'
import { menuGroup, navigation } from '../e2e/support/page-parts'
import { open } from '../e2e/support/site'
import { crmProjects, crmReceivesOnce } from './support/crm'
import { pageOn } from './support/devices'
import { mailArrives } from './support/mailbox'
import { newPerson } from './support/people'

const press = (page: Page, key: string) => page.keyboard.press(key)

test('only with keys: the menu, the filters, a held lot, the form with its errors, and a way out of everything', async ({
  browser,
}) => {
  const { firstName, lastName, email, phone } = newPerson('Julia')
  const page = await pageOn(browser, 'desktop', { reducedMotion: 'reduce' })
  await open(page, '/')

  // The menu opens, closes with Escape, and gives the focus back.
  const group = menuGroup(navigation(page), 'Condominios')
  await tabTo(page, group.locator('summary'))
  await press(page, 'Enter')
  await expect(group.getByRole('list')).toBeVisible()
  await press(page, 'Escape')
  await expect(group.getByRole('list')).toBeHidden()
  await expect(group.locator('summary')).toBeFocused()
  await press(page, 'Enter')
  await tabTo(page, group.getByRole('link', { name: 'Santorini' }))
  await press(page, 'Enter')
  await expect(page).toHaveURL(/\/santorini$/)
  await tabTo(page, page.getByRole('link', { name: 'Ver el plano completo' }), 120)
  await press(page, 'Enter')
  await expect(page).toHaveURL(/\/santorini\/lotes$/)

  // Filters: a range by arrows, a block by its letter.
  const area = page.getByRole('slider', { name: 'Área desde' })
  await tabTo(page, area)
  const least = await area.inputValue()
  await press(page, 'ArrowRight')
  await expect(area).not.toHaveValue(least)
  await press(page, 'Home')
  const block = page.getByRole('combobox', { name: 'Manzana' })
  await tabTo(page, block)
  await page.keyboard.type('C')
  await expect(block).toHaveValue('C')

  // A lot of the plan: its card has the focus, Escape returns to the lot.
  const plan = page.getByRole('group', { name: 'Plano de lotes de Santorini' })
  // One stop for the whole plan; arrows and letters move inside it.
  await tabTo(page, plan.locator('[tabindex="0"]'))
  await press(page, 'c')
  await expect(plan.getByRole('button', { name: /^C-01/ })).toBeFocused()
  await press(page, 'End')
  await press(page, 'Enter')
  const card = page.getByRole('heading', { level: 2, name: /^Lote C-/ })
  await expect(card).toBeFocused()
  await press(page, 'Escape')
  await expect(card).toBeHidden()
  await expect(plan.getByRole('button', { name: /^C-/ }).and(page.locator(':focus'))).toHaveCount(1)

  // Go from the list to the held lot, and from its card to the form.
  const held = page.getByRole('row', { name: /C-16/ }).getByRole('button', { name: 'C-16' })
  const more = page.getByRole('button', { name: /^Mostrar \d+ más$/ })
  await tabTo(page, more, 120)
  await press(page, 'Enter')
  await tabTo(page, held, 120)
  await press(page, 'Enter')
  await expect(page.getByRole('heading', { name: 'Lote C-16' })).toBeFocused()
  await tabTo(page, page.getByRole('link', { name: 'Pedir aviso si se libera' }))
  await press(page, 'Enter')
  const form = formOf(page, 'lead')
  await expect(field(form, 'firstName')).toBeFocused()

  // An empty form names its errors, and each leads to its field.
  await tabTo(page, submitButton(form))
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
    await tabTo(page, field(form, name))
    await page.keyboard.type(text)
  }
  await tabTo(page, field(form, 'acceptsTerms'))
  await press(page, 'Space')
  await tabTo(page, submitButton(form))
  await press(page, 'Enter')
  await expect(page.getByRole('heading', { name: `Gracias, ${firstName}. Te llamaremos.` })).toBeFocused()
  const code = (await page.getByText(reference).first().textContent())?.match(reference)?.[0] ?? ''

  // The receipt has the focus. No trap: Tab continues to the end of the page.
  await tabTo(page, page.getByRole('contentinfo').getByRole('link').last(), 120)
  expect(await crmReceivesOnce(email)).toMatchObject({
    project_id: crmProjects.santorini,
    observation: expect.stringContaining('lote C-16'),
  })
  expect((await mailArrives(email, /./)).text).toContain(code)
  await page.context().close()
})
