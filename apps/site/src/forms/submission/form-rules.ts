import { limaDateOf } from '@app/domain/calendar/lima-date'
import type { SchemaContext } from '@app/domain/submission/submission.schema'
import type * as z from 'zod/mini'
import { isPhoneNumber } from '../fields/phone-check'
import type { FormRules } from './form-resolver'
import { validate } from './validate'

/** Returns the rules of a form. The schema uses the date and the phone metadata of the browser. */
export function formRules(input: (context: SchemaContext) => z.ZodMiniType): FormRules {
  const schema = input({ isPhoneNumber, today: () => limaDateOf(new Date()) })
  return (body) => validate(schema, body)
}
