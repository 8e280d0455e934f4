import { limaDateOf } from '@app/domain/calendar/lima-date'
import type { SchemaContext } from '@app/domain/submission/submission.schema'
import type * as z from 'zod/mini'
import { isPhoneNumber } from '../fields/phone-check'
import type { FormRules } from './form-resolver'
import { validate } from './validate'

/**
 * Returns the validation rules of a form. The schema uses the browser's clock and the phone metadata that has loaded.
 */
export function formRules(input: (context: SchemaContext) => z.ZodMiniType): FormRules {
  const schema = input({ isPhoneNumber, today: () => limaDateOf(new Date()) })
  return (body) => validate(schema, body)
}
