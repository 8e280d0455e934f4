import { limaDateOf } from '@sillar/domain/calendar/lima-date'
import { referralInput } from '@sillar/domain/referral/referral.schema'
import { isPhoneNumber } from '../fields/phone-check'
import type { FormRules } from '../submission/form-resolver'
import { validate } from '../submission/validate'

const schema = referralInput({ isPhoneNumber, today: () => limaDateOf(new Date()) })

export const referralRules: FormRules = (body) => validate(schema, body)
