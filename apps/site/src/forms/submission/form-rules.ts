import { limaDateOf } from '@sillar/domain/calendar/lima-date'
import type { SchemaContext } from '@sillar/domain/submission/submission.schema'
import type * as z from 'zod/mini'
import { isPhoneNumber } from '../fields/phone-check'
import type { FormRules } from './form-resolver'
import { validate } from './validate'

/** The rules of a form, by the schema the server uses and what a browser knows: today, and which numbers exist. */
export function formRules(input: (context: SchemaContext) => z.ZodMiniType): FormRules {
  const schema = input({ isPhoneNumber, today: () => limaDateOf(new Date()) })
  return (body) => validate(schema, body)
}
