import type { Page } from '@playwright/test'
import { fill } from './form-fields'
import { formOf, hydrateForm, uniqueEmail } from './forms'

export type Visitor = { firstName: string; lastName: string; email: string; phone: string }

/** Returns a visitor whose e-mail address no other test uses. */
export const newVisitor = (): Visitor => ({
  firstName: 'Lucía',
  lastName: 'Paredes Quispe',
  email: uniqueEmail('lucia'),
  phone: '951234567',
})

/** Fills in the lead form without delays, like autofill. The form itself must wait for the minimum time. */
export async function fillLead(page: Page, visitor: Visitor) {
  const form = await hydrateForm(formOf(page, 'lead'))
  await fill(form, { ...visitor, acceptsTerms: true })
  return form
}

export const reference = /SM-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}/

/** Builds the body that the CRM must receive for a lead from Santorini's page. */
export const crmBody = (visitor: Visitor) => ({
  fname: visitor.firstName,
  lname: visitor.lastName,
  email: visitor.email,
  phone: '+51951234567',
  input_channel_id: 29,
  source_id: 1,
  interest_type_id: 5,
  project_id: 6,
  utm_source: 'Lead orgánico de página web',
  address: '',
  observation: '',
})
