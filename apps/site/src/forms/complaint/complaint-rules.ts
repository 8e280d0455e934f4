import { complaintInput } from '@app/domain/complaint/complaint.schema'
import { formRules } from '../submission/form-rules'

export const complaintRules = formRules(complaintInput)
