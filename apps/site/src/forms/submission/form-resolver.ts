import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form'

export type FieldError = { name: string; key: string }

/** Validates a body with the server's schema. */
export type FormRules = (body: unknown) => FieldError[]

/**
 * Returns a resolver that validates the request body built by `toBody`. `validateMore` checks values that the schema
 * does not cover, such as a file.
 */
export function formResolver<F extends FieldValues>(
  loadRules: () => Promise<FormRules>,
  toBody: (fields: F) => Record<string, unknown>,
  validateMore: (fields: F) => FieldError[] = () => [],
): Resolver<F> {
  return async (fields) => {
    // If the rules fail to load, the form can still be sent, because the server validates again.
    const rules = await loadRules().catch((): FormRules => () => [])
    const fieldErrors = [...rules(toBody(fields)), ...validateMore(fields)]
    if (fieldErrors.length === 0) return { values: fields, errors: {} }
    const errors: FieldErrors<F> = {}
    for (const { name, key } of fieldErrors) set(errors, name, { type: 'schema', message: key })
    return { values: {}, errors }
  }
}

/** Flattens React Hook Form's error tree into a list. */
export function flatErrors(errors: object, prefix = ''): FieldError[] {
  return Object.entries(errors).flatMap(([part, error]) => {
    const name = prefix + part
    if (typeof error !== 'object' || error === null) return []
    if (typeof error.message === 'string' && typeof error.type === 'string') return [{ name, key: error.message }]
    return flatErrors(error, `${name}.`)
  })
}
