import { withPhoneEngine } from '../fields/phone-check'
import { type FormFill, type FormFillOptions, useFormFill } from '../submission/use-form-fill'
import type { LeadFields } from './lead-fields'

export const LEAD_ENDPOINT = '/api/leads'

export const loadReceipt = () => import('./lead-receipt').then(({ LeadReceipt }) => ({ default: LeadReceipt }))

// Validation rules and receipt load on the first interaction with the form, while there is a connection; reading the page
// needs neither.
const loadRules = withPhoneEngine(() => {
  loadReceipt().catch(() => {})
  return import('./lead-rules').then((loaded) => loaded.leadRules)
})

type LeadFillOptions = Omit<FormFillOptions<LeadFields, 'lead'>, 'endpoint' | 'loadRules'>

/** State of a form that posts a lead: the contact form, a waiting list or a quote. */
export const useLeadFill = (options: LeadFillOptions): FormFill<LeadFields, 'lead'> =>
  useFormFill<LeadFields, 'lead'>({ ...options, endpoint: LEAD_ENDPOINT, loadRules })
