import { withPhoneEngine } from '../fields/phone-check'
import { type FormFill, type FormFillOptions, useFormFill } from '../submission/use-form-fill'
import type { LeadFields } from './lead-fields'

export const LEAD_ENDPOINT = '/api/leads'

export const loadReceipt = () => import('./lead-receipt').then(({ LeadReceipt }) => ({ default: LeadReceipt }))

// A reader needs neither the rules nor the receipt: both are loaded once a person touches the form, while there is a
// connection.
const loadRules = withPhoneEngine(() => {
  loadReceipt().catch(() => {})
  return import('./lead-rules').then((loaded) => loaded.leadRules)
})

type LeadFillOptions = Omit<FormFillOptions<LeadFields, 'lead'>, 'endpoint' | 'loadRules'>

/** One fill of a form that posts a lead: the contact form, a waiting list or a quote. */
export const useLeadFill = (options: LeadFillOptions): FormFill<LeadFields, 'lead'> =>
  useFormFill<LeadFields, 'lead'>({ ...options, endpoint: LEAD_ENDPOINT, loadRules })
