import { expect, test } from '@playwright/test'
import { field, fill } from './support/form-fields'
import { formOf, openForm, submit, submitButton } from './support/forms'
import { readMailsTo, readReferralBodies } from './support/integrations'
import { reference } from './support/lead-form'
import { newReferrer, referralBody, referredPeople, referrerOnlyBody } from './support/referral-form'
import { addAnotherButton, addReferralButton, fillReferral } from './support/referral-steps'

test('the referral form has two steps and marks the current step', async ({ page }) => {
  const form = await openForm(page, 'referral', 'es')
  const steps = page.getByRole('list', { name: 'Pasos del formulario' })
  await expect(steps.getByRole('listitem')).toHaveText([/Tus datos$/, /Tus referidos$/])
  const current = steps.locator('[aria-current=step]')
  await expect(current).toHaveText(/Tus datos$/)
  await fillReferral(form, [])
  await expect(current).toHaveText(/Tus referidos$/)
  await form.getByRole('button', { name: 'Atrás' }).click()
  await expect(current).toHaveText(/Tus datos$/)
})

test('the script receives one flat body per referred person, and the referrer gets a receipt by mail', async ({
  page,
}) => {
  const referrer = newReferrer()
  const form = await openForm(page, 'referral', 'es')
  await expect(field(form, 'referred.0.firstName')).toBeHidden()
  await fillReferral(form, referredPeople, referrer)
  await fill(form, { confirmsPermission: true, acceptsTerms: true })
  await expect(submitButton(form)).toHaveText(/Enviar 3 referidos/)
  await submit(form)
  await expect(page.getByText('Recibimos los datos de tus 3 referidos.')).toBeVisible()
  const code = await page.getByText(reference).first().textContent()

  await expect
    .poll(() => readReferralBodies(referrer.email))
    .toStrictEqual(
      referredPeople.map((person) => referralBody(referrer, person)).sort((a, b) => (a.dniref < b.dniref ? -1 : 1)),
    )
  await expect.poll(async () => (await readMailsTo(referrer.email)).length).toBe(1)
  const [mail] = await readMailsTo(referrer.email)
  expect(mail?.subject).toBe(`Recibimos los datos de tus referidos: ${code}`)
  expect(mail?.text).toContain('Gracias por referir a 3 personas.')
  for (const { lastName } of referredPeople) expect(mail?.text).not.toContain(lastName)

  await page.getByRole('button', { name: 'Referir a alguien más' }).click()
  await expect(field(formOf(page, 'referral'), 'firstName')).toHaveValue('')
})

test('a referrer can send the referral form from its first step without naming anyone', async ({ page }) => {
  const referrer = newReferrer()
  const form = await openForm(page, 'referral', 'en')
  await fill(form, { ...referrer, acceptsTerms: true })
  await form.getByRole('button', { name: 'Send only my details' }).click()
  await expect(page.getByText('We will call you for your referrals’ details.')).toBeVisible()
  await expect.poll(() => readReferralBodies(referrer.email)).toStrictEqual([referrerOnlyBody(referrer, 'ID')])
  await expect.poll(async () => (await readMailsTo(referrer.email)).length).toBe(1)
})

test('the referral form has different buttons for opening the second step and for adding a person', async ({
  page,
}) => {
  const form = await openForm(page, 'referral', 'es')
  await expect(addAnotherButton(form)).toHaveCount(0)
  await fillReferral(form, [])
  await expect(addAnotherButton(form)).toBeVisible()
  await expect(addReferralButton(form)).toHaveCount(0)
})
