import type { Locator } from '@playwright/test'
import { fill } from './form-fields'
import { newReferrer, type ReferredPerson, referredFieldValues } from './referral-form'

/** Finds the button that opens the second step of the form. */
export const addReferralButton = (form: Locator) =>
  form.getByRole('button', { name: /^(Agregar referido|Add Referral)$/ })
/** Finds the button that adds a person in the second step. */
export const addAnotherButton = (form: Locator) =>
  form.getByRole('button', { name: /^(Agregar a otra persona|Add another person)$/ })

/** Fills in the referrer, opens the second step and fills in the people. */
export async function fillReferral(form: Locator, people: ReferredPerson[], referrer = newReferrer()): Promise<void> {
  await fill(form, referrer)
  await addReferralButton(form).click()
  for (const [index, person] of people.entries()) {
    if (index > 0) await addAnotherButton(form).click()
    await fill(form, referredFieldValues(index, person))
  }
}
