import { limaDateOf } from '@sillar/domain/calendar/lima-date'
import { leadInput } from '@sillar/domain/lead/lead.schema'
import { isPhoneNumber } from '../fields/phone-check'
import type { FormRules } from '../submission/form-resolver'
import { validate } from '../submission/validate'

const schema = leadInput({ isPhoneNumber, today: () => limaDateOf(new Date()) })

export const leadRules: FormRules = (body) => validate(schema, body)
