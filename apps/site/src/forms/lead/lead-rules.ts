import { leadInput } from '@app/domain/lead/lead.schema'
import { formRules } from '../submission/form-rules'

export const leadRules = formRules(leadInput)
