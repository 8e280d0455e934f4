// A form differs from the snapshot: it has a row for each text of a list, and one field for a list of images.
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
    const field = findField(level, name)
    if (!field) break
    steps.push(name)
    label = 'label' in field ? (field.label as FormField['label']) : undefined
    if (!('fields' in field)) break
    level = field.fields
    if (field.type !== 'array' || parts.length === 0) continue
    steps.push(parts.shift() ?? '')
    const rowField = field.custom?.unwrap as string | undefined
    if (rowField) parts.unshift(rowField)
  }
  return { path: steps.join('.'), label }
}

function findField(fields: Field[], name: string): Field | undefined {
  for (const field of fields) {
    if ('name' in field && field.name === name) return field
    const innerFields = field.type === 'tabs' ? field.tabs.flatMap((tab) => tab.fields) : layoutFields(field)
    const innerField = innerFields.length > 0 ? findField(innerFields, name) : undefined
    if (innerField) return innerField
  }
  return undefined
}

const layoutFields = (field: Field): Field[] =>
  field.type === 'row' || field.type === 'collapsible' ? field.fields : []
