import type { UIField } from 'payload'
import type { Label } from '../../platform/labels'

/** Returns a field that shows a component above the form. */
export const headField = (name: string, label: Label, Field: string): UIField => ({
  name,
  type: 'ui',
  label,
  admin: { disableListColumn: true, components: { Field } },
})

/** Names a record that was not saved yet, or has no title in the content language. */
export const newRecordTitleField = headField(
  'newRecordTitle',
  { es: 'Título del registro nuevo', en: 'Title of the new record' },
  '/panel/record-form/new-record-title#NewRecordTitle',
)
