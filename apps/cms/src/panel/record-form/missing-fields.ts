import { childPath, type FieldState, type FormField, type FormState, flatFields } from './form-state'

/** Returns the paths of the required fields that are empty. Hidden sections and automatic fields are not missing. */
export function missingFields(fields: FormField[], form: FormState, parent = ''): string[] {
  return flatFields(fields).flatMap((field) => {
    const path = childPath(parent, field.name ?? '')
    const state = form[path]
    if (state?.passesCondition === false || field.admin?.custom?.automatic) return []
    if (field.type === 'group') return missingFields(field.fields ?? [], form, path)
    if (field.type === 'array') return missingInRows(field, form, path)
    return field.required && isEmptyValue(state?.value) ? [path] : []
  })
}

function missingInRows(field: FormField, form: FormState, path: string): string[] {
  const count = rowCount(form[path])
  const hasTooFew = count > 0 ? count < (field.minRows ?? 0) : field.required
  const rows = Array.from({ length: count }, (_, index) =>
    missingFields(field.fields ?? [], form, childPath(path, index)),
  )
  return [...(hasTooFew ? [path] : []), ...rows.flat()]
}

const rowCount = (state: FieldState | undefined): number => state?.rows?.length ?? (Number(state?.value) || 0)

/** An empty formatted text still contains a paragraph, but no text or image. */
export function isEmptyValue(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  if (typeof value === 'object' && 'root' in value) return !/"(?:text|value)":"[^"]/.test(JSON.stringify(value))
  return typeof value === 'string' && value.trim() === ''
}
