import type { UIField } from 'payload'
import type { Label } from '../../platform/labels'

/** Returns a field that shows a component above the form. */
export const headField = (name: string, label: Label, Field: string): UIField => ({
  name,
  type: 'ui',
  label,
  admin: { disableListColumn: true, components: { Field } },
})
