import { complaintInput } from '@sillar/domain/complaint/complaint.schema'
import { formRules } from '../submission/form-rules'

export const complaintRules = formRules(complaintInput)
