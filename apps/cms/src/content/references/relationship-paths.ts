import type { Field } from 'payload'

export type RelationshipPath = { path: string; label: unknown }

/** Returns the fields that can refer to another collection, as query paths such as `gallery.sliders.images`. */
export function relationshipPaths(fields: Field[], target: string, parentPath = ''): RelationshipPath[] {
  return fields.flatMap((field): RelationshipPath[] => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => relationshipPaths(tab.fields, target, parentPath))
    if (field.type === 'row' || field.type === 'collapsible') return relationshipPaths(field.fields, target, parentPath)
    if (!('name' in field) || !field.name) return []
    const path = parentPath ? `${parentPath}.${field.name}` : field.name
    if (field.type === 'upload' || field.type === 'relationship')
      return field.relationTo === target ? [{ path, label: field.label }] : []
    return 'fields' in field ? relationshipPaths(field.fields, target, path) : []
  })
}

/** Returns the names of the formatted text fields that can contain images: those at the top level and in tabs. */
export function richTextNames(fields: Field[]): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => richTextNames(tab.fields))
    return field.type === 'richText' ? [field.name] : []
  })
}
