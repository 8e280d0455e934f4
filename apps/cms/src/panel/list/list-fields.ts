import type { Field, SanitizedCollectionConfig } from 'payload'
import type { Label } from '../../platform/labels'
import type { Language } from '../language/language'
import { labelIn } from '../records/name-records'

export type ListField = Field & { name: string }

/** Returns the named fields of a collection, including those in tabs, rows and unnamed groups. */
export function namedFields(fields: readonly Field[]): Map<string, ListField> {
  const fieldsByName = new Map<string, ListField>()
  for (const field of fields) {
    if (field.type === 'tabs')
      for (const tab of field.tabs) if (!('name' in tab && tab.name)) addAll(fieldsByName, namedFields(tab.fields))
    if ('name' in field && field.name) fieldsByName.set(field.name, field as ListField)
    else if ('fields' in field) addAll(fieldsByName, namedFields(field.fields))
  }
  return fieldsByName
}

const addAll = (target: Map<string, ListField>, source: Map<string, ListField>) => {
  for (const [name, field] of source) if (!target.has(name)) target.set(name, field)
}

/** Payload labels its own fields with keys of its translations. */
const payloadFieldNames: Record<string, Label> = { filename: { es: 'Nombre del archivo', en: 'File name' } }

export function fieldName(field: ListField, language: Language): string {
  const payloadName = payloadFieldNames[field.name]?.[language]
  return payloadName ?? ('label' in field && field.label ? labelIn(field.label, language) : field.name)
}

/** Returns the label of a value of a select field. */
export function optionName(field: ListField, value: unknown, language: Language): string {
  if (field.type !== 'select') return String(value)
  const option = field.options.find((choice) => (typeof choice === 'string' ? choice : choice.value) === value)
  return option && typeof option !== 'string' ? labelIn(option.label, language) : String(value)
}

export const isRelation = (
  field: ListField,
): field is ListField & { type: 'relationship' | 'upload'; relationTo: string } =>
  (field.type === 'relationship' || field.type === 'upload') && typeof field.relationTo === 'string' && !field.hasMany

export const hasDrafts = ({ versions }: SanitizedCollectionConfig) => Boolean(versions?.drafts)
