import { type FormField, type FormState, flatFields } from './form-state'

export type FormError = { path: string; message: string; value: unknown }

/** Returns the errors of the fields, in the order of the form. */
export function formErrors(fields: FormField[], form: FormState): FormError[] {
  const names = flatFields(fields).map(({ name }) => name)
  const position = (path: string) => names.indexOf(path.split('.')[0])
  return Object.entries(form)
    .flatMap(([path, state]) =>
      state?.valid === false && state.errorMessage && state.passesCondition !== false
        ? [{ path, message: state.errorMessage, value: state.value }]
        : [],
    )
    .toSorted((a, b) => position(a.path) - position(b.path))
}

/**
 * Returns the errors to show: the current ones and those whose field staff have not changed since. Payload forgets the errors
 * of the release rules as soon as another field changes.
 */
export function keepErrors(shown: FormError[], current: FormError[], form: FormState): FormError[] {
  const untouched = shown.filter(
    ({ path, value }) => !current.some((error) => error.path === path) && form[path]?.value === value,
  )
  const kept = [...current, ...untouched]
  const isSame =
    kept.length === shown.length &&
    kept.every((error) => shown.some(({ path, message }) => path === error.path && message === error.message))
  return isSame ? shown : kept
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
