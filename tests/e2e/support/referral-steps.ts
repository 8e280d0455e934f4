// Fills in the two steps of the referral form.
import type { Locator } from '@playwright/test'
import { fill } from './form-fields'
import { namesOf, newReferrer, type Referred } from './referral-form'

/** Opens the second step. */
export const addReferral = (form: Locator) => form.getByRole('button', { name: /^(Agregar referido|Add Referral)$/ })
/** Adds a person in the second step. */
export const addAnother = (form: Locator) =>
  form.getByRole('button', { name: /^(Agregar a otra persona|Add another person)$/ })

/** Fills in the referrer and then the persons; without persons the first person's fields stay empty. */
export async function fillReferral(form: Locator, persons: Referred[], referrer = newReferrer()): Promise<void> {
  await fill(form, referrer)
  await addReferral(form).click()
  for (const [index, person] of persons.entries()) {
    if (index > 0) await addAnother(form).click()
    await fill(form, namesOf(index, person))
  }
}
