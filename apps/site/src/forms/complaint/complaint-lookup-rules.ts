import { complaintLookup } from '@app/domain/complaint/complaint.schema'
import type { FormRules } from '../submission/form-resolver'
import { validate } from '../submission/validate'

export const complaintLookupRules: FormRules = (body) => validate(complaintLookup, body)
