import { expect, test } from '@playwright/test'
import { errorSummary, field, fill } from '../e2e/support/form-fields'
import { formOf, hydrateForm, submitButton } from '../e2e/support/forms'
import { readReferralBodies } from '../e2e/support/integrations'
import { reference } from '../e2e/support/lead-form'
import { menuButton, phoneMenu } from '../e2e/support/page-parts'
import { newReferrer, referralBody, referredFieldValues, referredPeople } from '../e2e/support/referral-form'
import { addAnotherButton, addReferralButton } from '../e2e/support/referral-steps'
import { open } from '../e2e/support/site'
import { openDevice } from './support/devices'
import { readMailbox, waitForMail } from './support/mailbox'
import { newPerson } from './support/people'
import { joinAsStaff } from './support/staff'
import { paste } from './support/typing'

test('a customer corrects a phone number, presses send twice, refers two friends only once and looks up their status', async ({
  browser,
}) => {
  const referrer = newReferrer()
  const [luis, ana] = referredPeople
  const page = await openDevice(browser, 'phone')
  await open(page, '/')
  await menuButton(page).tap()
  await phoneMenu(page).getByRole('link', { name: 'Referidos' }).tap()
  await expect(page).toHaveURL(/\/referidos$/)
  const form = await hydrateForm(formOf(page, 'referral'))
  await fill(form, referrer)
  await addReferralButton(form).tap()

  await fill(form, referredFieldValues(0, luis))
  await addAnotherButton(form).tap()
  await fill(form, referredFieldValues(1, { ...ana, phone: '91234' }))
  await fill(form, { confirmsPermission: true, acceptsTerms: true })
  await submitButton(form).tap()
  await expect(errorSummary(form)).toBeVisible()
  await field(form, 'referred.1.phone').clear()
  await paste(field(form, 'referred.1.phone'), '+51 912 345-672', field(form, 'referred.1.lastName'))
  await fill(form, { 'referred.1.lastName': ana.lastName })
  await submitButton(form).dblclick()
  await expect(page.getByText('Recibimos los datos de tus 2 referidos.')).toBeVisible()
  const code = (await page.getByText(reference).first().textContent())?.match(reference)?.[0] ?? ''

  const mail = await waitForMail(referrer.email, `Recibimos los datos de tus referidos: ${code}`)
  // The mail must not name the friends, because they have not given consent.
  for (const { lastName } of [luis, ana]) expect(mail.text).not.toContain(lastName)
  await expect
    .poll(() => readReferralBodies(referrer.email))
    .toStrictEqual(
      [luis, ana].map((person) => referralBody(referrer, person)).sort((a, b) => (a.dniref < b.dniref ? -1 : 1)),
    )
  expect(await readMailbox(referrer.email)).toHaveLength(1)

  const statusUrl = new URL(mail.links.find((link) => link.includes('/referidos/estado')) ?? '')
  await open(page, statusUrl.pathname + statusUrl.search)
  await page.getByRole('textbox', { name: 'Código de tu constancia' }).fill(code.toLowerCase())
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(referrer.email)
  await page.getByRole('button', { name: 'Ver estado' }).tap()
  await expect(page.getByRole('definition').filter({ hasText: 'Recibido' })).toHaveCount(2)
  await expect(page.getByRole('main')).not.toContainText(ana.lastName)
  await page.context().close()
})

test('a friend opens the link of a receipt and asks about a project, and sales see who referred them', {
  tag: '@long',
}, async ({ browser }) => {
  const referrer = newReferrer()
  const friend = newPerson()
  const phone = await openDevice(browser, 'phone')
  await open(phone, '/referidos')
  const referralForm = await hydrateForm(formOf(phone, 'referral'))
  await fill(referralForm, { ...referrer, acceptsTerms: true })
  await referralForm.getByRole('button', { name: 'Enviar solo mis datos' }).tap()
  await expect(phone.getByText(reference).first()).toBeVisible()
  await phone.context().close()
  const mail = await waitForMail(referrer.email, /Recibimos/)
  expect(mail.files.map(({ name }) => name)).toContain('codigo-qr.png')
  const link = new URL(mail.links.find((url) => url.includes('?referido=')) ?? '')

  const page = await openDevice(browser, 'phone')
  await open(page, link.pathname + link.search)
  await open(page, '/proyectos/condominios/coral')
  const form = await hydrateForm(formOf(page, 'lead'))
  const { firstName, lastName, email } = friend
  await fill(form, { firstName, lastName, email, phone: friend.phone, acceptsTerms: true })
  await submitButton(form).tap()
  await expect(page.getByText(reference).first()).toBeVisible()
  await page.context().close()

  const { page: desk } = await joinAsStaff(browser, 'sales')
  const menu = desk.getByRole('navigation', { name: 'Panel' })
  await menu.getByRole('link', { name: /^Referidos/ }).click()
  await desk.getByRole('link', { name: friend.name, exact: true }).click()
  await expect(desk.getByText('Llegó por su enlace')).toBeVisible()
  await expect(desk.getByRole('img', { name: /Código QR/ })).toBeVisible()
  await expect(desk.getByRole('link', { name: link.href })).toBeVisible()
  await desk.getByRole('link', { name: reference }).click()
  await expect(desk.getByRole('heading', { level: 1, name: friend.name })).toBeVisible()
  await expect(desk.getByText('Referido por')).toBeVisible()
  await desk.context().close()
})
