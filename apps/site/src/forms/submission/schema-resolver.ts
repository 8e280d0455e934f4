import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form'
import * as z from 'zod/mini'

export type FieldError = { name: string; key: string }

/** One error per field: the first, which is the plainest. */
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

/**
 * Validates the form with the schema the server uses. `toBody` turns what the controls hold into what is sent; names
 * are the same on both sides. `validateMore` is for what the schema does not know, such as a file; `prepare` loads what
 * the rules need.
 */
export function schemaResolver<F extends FieldValues>(
  schema: z.ZodMiniType,
  toBody: (fields: F) => Record<string, unknown>,
  validateMore: (fields: F) => FieldError[] = () => [],
  prepare: () => Promise<unknown> = async () => {},
): Resolver<F> {
  return async (fields) => {
    // What did not arrive must not hold up the form: the server validates again.
    await prepare().catch(() => {})
    const found = [...validate(schema, toBody(fields)), ...validateMore(fields)]
    if (found.length === 0) return { values: fields, errors: {} }
    const errors: FieldErrors<F> = {}
    for (const { name, key } of found) set(errors, name, { type: 'schema', message: key })
    return { values: {}, errors }
  }
}

/** React Hook Form's tree of errors as a list. */
export function flatErrors(errors: object, prefix = ''): FieldError[] {
  return Object.entries(errors).flatMap(([part, error]) => {
    const name = prefix + part
    if (typeof error !== 'object' || error === null) return []
    if (typeof error.message === 'string' && typeof error.type === 'string') return [{ name, key: error.message }]
    return flatErrors(error, `${name}.`)
  })
}
