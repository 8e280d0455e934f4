import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form'

export type FieldError = { name: string; key: string }

/** What is wrong with a body, by the schema the server uses. */
export type FormRules = (body: unknown) => FieldError[]

/**
 * Validates the form by its rules, which load when a person first touches it: a reader of the page has no use for them.
 * `toBody` turns what the controls hold into what is sent; names are the same on both sides. `validateMore` is for what
 * the schema does not know, such as a file.
 */
export function formResolver<F extends FieldValues>(
  loadRules: () => Promise<FormRules>,
  toBody: (fields: F) => Record<string, unknown>,
  validateMore: (fields: F) => FieldError[] = () => [],
): Resolver<F> {
  return async (fields) => {
    // Rules that did not arrive must not hold up the form: the server validates again.
    const rules = await loadRules().catch((): FormRules => () => [])
    const found = [...rules(toBody(fields)), ...validateMore(fields)]
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
