import type { UIField } from 'payload'

/** Returns a field that shows a component above the form. */
export const headField = (name: string, Field: string): UIField => ({
  name,
  type: 'ui',
  admin: { disableListColumn: true, components: { Field } },
})
