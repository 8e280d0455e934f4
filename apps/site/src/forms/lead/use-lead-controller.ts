import { withPhoneEngine } from '../fields/phone-check'
import { type FormController, type FormControllerOptions, useFormController } from '../submission/use-form-controller'
import type { LeadFields } from './lead-fields'

export const LEAD_ENDPOINT = '/api/leads'

export const loadReceipt = () => import('./lead-receipt').then(({ LeadReceipt }) => ({ default: LeadReceipt }))

// The receipt loads together with the rules on the first interaction, because the connection may be lost before the
// submission.
const loadRules = withPhoneEngine(() => {
  loadReceipt().catch(() => {})
  return import('./lead-rules').then((module) => module.leadRules)
})

type LeadControllerOptions = Omit<FormControllerOptions<LeadFields, 'lead'>, 'endpoint' | 'loadRules'>

/** Returns the controller of a form that posts a lead: the contact form, a waiting list or a quote. */
export const useLeadController = (options: LeadControllerOptions): FormController<LeadFields, 'lead'> =>
  useFormController<LeadFields, 'lead'>({ ...options, endpoint: LEAD_ENDPOINT, loadRules })
