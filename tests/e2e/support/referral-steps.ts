// How a person fills in the two steps of the referral form.
import type { Locator } from '@playwright/test'
import { fill } from './form-fields'
import { namesOf, newReferrer, type Referred } from './referral-form'

/** In both steps: the first time it leads on to the persons, then it adds one. */
export const addReferral = (form: Locator) => form.getByRole('button', { name: /^(Agregar referido|Add Referral)$/ })

/** The own data and then the persons; with none the first person's fields stay empty. */
export async function fillReferral(form: Locator, persons: Referred[], referrer = newReferrer()): Promise<void> {
  await fill(form, referrer)
  await addReferral(form).click()
  for (const [index, person] of persons.entries()) {
    if (index > 0) await addReferral(form).click()
    await fill(form, namesOf(index, person))
  }
}
