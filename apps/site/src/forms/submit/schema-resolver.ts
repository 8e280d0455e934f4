import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form'
import * as z from 'zod/mini'

export type FieldFault = { name: string; key: string }

/** What is wrong, one message key per field: the first, which is the plainest. */
export function faultsOf(schema: z.ZodMiniType, body: unknown): FieldFault[] {
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
 * Judges the form by the schema the server uses. `toBody` turns what the controls hold into what is sent; names are
 * the same on both sides. `moreFaults` judges what the schema does not hold, such as a file.
 */
export function schemaResolver<F extends FieldValues>(
  schema: z.ZodMiniType,
  toBody: (fields: F) => Record<string, unknown>,
  moreFaults: (fields: F) => FieldFault[] = () => [],
): Resolver<F> {
  return (fields) => {
    const faults = [...faultsOf(schema, toBody(fields)), ...moreFaults(fields)]
    if (faults.length === 0) return { values: fields, errors: {} }
    const errors: FieldErrors<F> = {}
    for (const { name, key } of faults) set(errors, name, { type: 'schema', message: key })
    return { values: {}, errors }
  }
}

/** The library's tree of errors as a list. */
export function flatErrors(errors: object, prefix = ''): FieldFault[] {
  return Object.entries(errors).flatMap(([part, error]) => {
    const name = prefix + part
    if (typeof error !== 'object' || error === null) return []
    if (typeof error.message === 'string' && typeof error.type === 'string') return [{ name, key: error.message }]
    return flatErrors(error, `${name}.`)
  })
}
