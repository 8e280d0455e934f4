import * as z from 'zod/mini'
import type { FieldError } from './form-resolver'

/** Returns the first error of each field. Schemas check for missing values first. */
export function validate(schema: z.ZodMiniType, body: unknown): FieldError[] {
  const { success, error } = z.safeParse(schema, body)
  if (success) return []
  const firstErrors = new Map<string, string>()
  for (const { path, message } of error.issues) {
    const name = path.join('.')
    if (!firstErrors.has(name)) firstErrors.set(name, message)
  }
  return Array.from(firstErrors, ([name, key]) => ({ name, key }))
}
