import { type FormField, type FormState, flatFields } from './form-state'

export type FormError = { path: string; message: string; value: unknown }

/** Returns the errors of the fields, in the order of the form. */
export function formErrors(fields: FormField[], form: FormState): FormError[] {
  const errors = Object.entries(form).flatMap(([path, state]) =>
    state?.valid === false && state.errorMessage && state.passesCondition !== false
      ? [{ path, message: state.errorMessage, value: state.value }]
      : [],
  )
  return inOrderOf(fields, errors)
}

/**
 * Adds the errors of the last save whose field has not changed since. At the next change of any field, Payload validates
 * the form again without the rules of a release, and forgets their errors.
 */
export function withSaveErrors(
  fields: FormField[],
  { current, ofSave, form }: { current: FormError[]; ofSave: FormError[]; form: FormState },
): FormError[] {
  const unchanged = ofSave.filter(
    ({ path, value }) => form[path]?.value === value && !current.some((error) => error.path === path),
  )
  return inOrderOf(fields, [...current, ...unchanged])
}

function inOrderOf(fields: FormField[], errors: FormError[]): FormError[] {
  const names = flatFields(fields).map(({ name }) => name)
  const position = ({ path }: FormError) => names.indexOf(path.split('.')[0])
  return errors.toSorted((a, b) => position(a) - position(b))
}

/** Returns the labels from the section to the field, such as "Galería", "Carruseles", "2", "Título". */
export function fieldTrail(fields: FormField[], path: string, labelOf: (label: unknown) => string): string[] {
  const trail: string[] = []
  let level: FormField[] = fields
  for (const step of path.split('.')) {
    if (/^\d+$/.test(step)) {
      trail.push(String(Number(step) + 1))
      continue
    }
    const field = flatFields(level).find(({ name }) => name === step)
    if (!field) break
    trail.push(labelOf(field.label) || step)
    level = field.fields ?? []
  }
  return trail.length > 0 ? trail : [path]
}
