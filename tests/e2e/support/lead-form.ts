import type { Page } from '@playwright/test'
import { fill } from './form-fields'
import { awake, formOf, newAddress } from './forms'

export type Visitor = { firstName: string; lastName: string; email: string; phone: string }

/** A person that no other test uses. */
export const newVisitor = (): Visitor => ({
  firstName: 'Lucía',
  lastName: 'Paredes Quispe',
  email: newAddress('lucia'),
  phone: '951234567',
})

/** As fast as the browser's autofill: the form itself must wait for the server's minimum time. */
export async function fillLead(page: Page, visitor: Visitor) {
  const form = await awake(formOf(page, 'lead'))
  await fill(form, { ...visitor, acceptsTerms: true })
  return form
}

export const reference = /SM-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}/

/** What the CRM must receive about a visitor of Santorini's page. */
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
