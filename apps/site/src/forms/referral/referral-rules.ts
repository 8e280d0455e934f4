import { referralInput } from '@app/domain/referral/referral.schema'
import { formRules } from '../submission/form-rules'

export const referralRules = formRules(referralInput)
