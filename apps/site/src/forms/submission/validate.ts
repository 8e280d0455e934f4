import * as z from 'zod/mini'
import type { FieldError } from './form-resolver'

/** Returns one error per field: the first, which is the most basic one. */
export function validate(schema: z.ZodMiniType, body: unknown): FieldError[] {
  const { success, error } = z.safeParse(schema, body)
  if (success) return []
  const first = new Map<string, string>()
  for (const { path, message } of error.issues) {
    const name = path.join('.')
    if (!first.has(name)) first.set(name, message)
  }
  return Array.from(first, ([name, key]) => ({ name, key }))
}
