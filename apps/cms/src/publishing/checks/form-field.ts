// Maps a field of the snapshot to the form field of the panel. They differ slightly: lists of plain texts are rows in
// the form, a list of images is one field, and every field has a label.
import type { Field } from 'payload'

export type FormField = { path: string; label: Field['label' & keyof Field] | undefined }

/** Returns the form field of a content path such as `legalNotes.1` or `gallery.images.0`. */
export function formField(fields: Field[], contentPath: string): FormField {
  const steps: string[] = []
  let level = fields
  let label: FormField['label']
  const parts = contentPath.split('.').filter(Boolean)
  while (parts.length > 0) {
    const name = parts.shift() ?? ''
    const field = named(level, name)
    if (!field) break
    steps.push(name)
    label = 'label' in field ? (field.label as FormField['label']) : undefined
    if (!('fields' in field)) break
    level = field.fields
    if (field.type !== 'array' || parts.length === 0) continue
    steps.push(parts.shift() ?? '')
    const unwrapped = field.custom?.unwrap as string | undefined
    if (unwrapped) parts.unshift(unwrapped)
  }
  return { path: steps.join('.'), label }
}

function named(fields: Field[], name: string): Field | undefined {
  for (const field of fields) {
    if ('name' in field && field.name === name) return field
    const inner = field.type === 'tabs' ? field.tabs.flatMap((tab) => tab.fields) : layoutFields(field)
    const found = inner.length > 0 ? named(inner, name) : undefined
    if (found) return found
  }
  return undefined
}

const layoutFields = (field: Field): Field[] =>
  field.type === 'row' || field.type === 'collapsible' ? field.fields : []
