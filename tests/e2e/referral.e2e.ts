import { expect, test } from '@playwright/test'
import { field, fill } from './support/form-fields'
import { formOf, openForm, send, submitButton } from './support/forms'
import { reference } from './support/lead-form'
import { mailsTo, referralBodies } from './support/receivers'
import { aloneBody, newReferrer, referralBody, referredPersons } from './support/referral-form'
import { addAnother, addReferral, fillReferral } from './support/referral-steps'

test('the form has two steps and marks the current one', async ({ page }) => {
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

test('three referred persons reach the script as three flat bodies, and the referrer gets a receipt', async ({
  page,
}) => {
  const referrer = newReferrer()
  const form = await openForm(page, 'referral', 'es')
  await expect(field(form, 'referred.0.firstName')).toBeHidden()
  await fillReferral(form, referredPersons, referrer)
  await fill(form, { confirmsPermission: true, acceptsTerms: true })
  await expect(submitButton(form)).toHaveText(/Enviar 3 referidos/)
  await send(form)
  await expect(page.getByText('Recibimos los datos de tus 3 referidos.')).toBeVisible()
  const code = await page.getByText(reference).first().textContent()

  await expect
    .poll(() => referralBodies(referrer.email))
    .toStrictEqual(
      referredPersons.map((person) => referralBody(referrer, person)).sort((a, b) => (a.dniref < b.dniref ? -1 : 1)),
    )
  await expect.poll(async () => (await mailsTo(referrer.email)).length).toBe(1)
  const [mail] = await mailsTo(referrer.email)
  expect(mail?.subject).toBe(`Recibimos los datos de tus referidos: ${code}`)
  expect(mail?.text).toContain('Gracias por referir a 3 personas.')
  for (const { lastName } of referredPersons) expect(mail?.text).not.toContain(lastName)

  await page.getByRole('button', { name: 'Referir a alguien más' }).click()
  await expect(field(formOf(page, 'referral'), 'firstName')).toHaveValue('')
})

test('a referrer without referred persons sends from the first step, and the script gets the body of a closed section', async ({
  page,
}) => {
  const referrer = newReferrer()
  const form = await openForm(page, 'referral', 'en')
  await fill(form, { ...referrer, acceptsTerms: true })
  await form.getByRole('button', { name: 'Send only my details' }).click()
  await expect(page.getByText('We will call you for your referrals’ details.')).toBeVisible()
  await expect.poll(() => referralBodies(referrer.email)).toStrictEqual([aloneBody(referrer, 'ID')])
  await expect.poll(async () => (await mailsTo(referrer.email)).length).toBe(1)
})

test('opening the second step and adding a person are two buttons with different labels', async ({ page }) => {
  const form = await openForm(page, 'referral', 'es')
  await expect(addAnother(form)).toHaveCount(0)
  await fillReferral(form, [])
  await expect(addAnother(form)).toBeVisible()
  await expect(addReferral(form)).toHaveCount(0)
})
