import { expect, test } from '@playwright/test'
import { fill, openForm, send } from './support/forms'
import { reference } from './support/lead-form'
import { mailsTo, referralBodies } from './support/receivers'
import { namesOf, newReferrer, referralBody, referredPersons } from './support/referral-form'

test('the form has two steps and marks the one the referrer is at', async ({ page }) => {
  const form = await openForm(page, 'referral', 'es')
  const steps = page.locator('#referred-form .stepper li:not([aria-hidden])')
  await expect(steps).toHaveText([/Tus datos$/, /Tus referidos$/])
  const current = page.locator('#referred-form [aria-current=step]')
  await expect(current).toHaveText(/Tus datos$/)
  await fill(form, newReferrer())
  await form.getByRole('button', { name: 'Agregar referido' }).first().click()
  await expect(current).toHaveText(/Tus referidos$/)
  await form.getByRole('button', { name: 'Atrás' }).click()
  await expect(current).toHaveText(/Tus datos$/)
})

test('three referred persons reach the script as three flat bodies, and the referrer gets a receipt', async ({
  page,
}) => {
  const referrer = newReferrer()
  const form = await openForm(page, 'referral', 'es')
  await expect(form.locator('[name="referred.0.firstName"]')).toBeHidden()
  await fill(form, referrer)
  await form.getByRole('button', { name: 'Agregar referido' }).first().click()
  for (const [index, person] of referredPersons.entries()) {
    if (index > 0) await form.locator('.referral__add').click()
    await fill(form, namesOf(index, person))
  }
  await fill(form, { confirmsPermission: true, acceptsTerms: true })
  await expect(form.locator('button[type=submit]')).toHaveText(/Enviar 3 referidos/)
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
  await expect(page.locator('form[action="/api/referrals"] [name=firstName]')).toHaveValue('')
})
