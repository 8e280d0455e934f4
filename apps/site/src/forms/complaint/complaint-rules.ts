import { limaDateOf } from '@sillar/domain/calendar/lima-date'
import { complaintInput } from '@sillar/domain/complaint/complaint.schema'
import { isPhoneNumber } from '../fields/phone-check'
import type { FormRules } from '../submission/form-resolver'
import { validate } from '../submission/validate'

const schema = complaintInput({ isPhoneNumber, today: () => limaDateOf(new Date()) })

export const complaintRules: FormRules = (body) => validate(schema, body)
