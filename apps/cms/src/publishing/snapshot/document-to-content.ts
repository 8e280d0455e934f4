// Payload stores content under the same names as the snapshot. Instead of a mapper per collection, this traverses the
// field definitions, so that a new field reaches the snapshot without further code.
import type { Field } from 'payload'
import type { Referable } from './content-sources'

type Document = Record<string, unknown>

export type ContentContext = {
  /** Returns the natural key of a referenced record, or null if it is not published. */
  keyOf: (collection: Referable, id: string) => string | null
  toMarkdown: (richText: unknown) => string
  /** Each language as staff wrote it, without fallback, for the rules. */
  asWritten?: boolean
}

export function documentToContent(fields: Field[], document: Document, context: ContentContext): Document {
  const content: Document = {}
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) Object.assign(content, documentToContent(tab.fields, document, context))
    } else if (field.type === 'row' || field.type === 'collapsible') {
      Object.assign(content, documentToContent(field.fields, document, context))
    } else if ('name' in field && field.name && !staysInCms(field)) {
      content[field.name] = fieldValue(field, document[field.name], context)
    }
  }
  return content
}

/** `shown` becomes null; ids, time zones and panel-only fields are left out. */
function staysInCms(field: Field & { name: string }): boolean {
  const { name, type } = field
  return type === 'ui' || name === 'shown' || name === 'id' || name.endsWith('_tz') || Boolean(field.custom?.ofThePanel)
}

function fieldValue(field: Field, value: unknown, context: ContentContext): unknown {
  switch (field.type) {
    case 'group': {
      const nested = (value ?? {}) as Document
      if (field.custom?.optional && !nested.shown) return null
      const content = documentToContent(field.fields, nested, context)
      if (field.custom?.absentWhenEmpty && Object.values(content).some((part) => part === null)) return null
      return content
    }
    case 'array': {
      const rows = ((value ?? []) as Document[]).map((row) => documentToContent(field.fields, row, context))
      return field.custom?.unwrap ? rows.map((row) => row[field.custom?.unwrap as string]) : rows
    }
    case 'upload':
    case 'relationship': {
      const target = field.relationTo as Referable
      if (field.hasMany)
        return ((value ?? []) as string[]).map((id) => context.keyOf(target, id)).filter((key) => key !== null)
      return value ? context.keyOf(target, value as string) : null
    }
    case 'richText':
      return field.custom?.spanishFirst
        ? inOwnLanguages(value, context.toMarkdown)
        : localizedText(value, context.toMarkdown, context)
    case 'date':
      if (!value) return null
      return field.custom?.dateOnly ? String(value).slice(0, 10) : new Date(String(value)).toISOString()
    case 'checkbox':
      return Boolean(value)
    default:
      return 'localized' in field && field.localized ? localizedText(value, String, context) : (value ?? null)
  }
}

function localizedText(value: unknown, read: (value: unknown) => string, { asWritten }: ContentContext) {
  const { es, en } = (value ?? {}) as { es?: unknown; en?: unknown }
  if (asWritten && (es || en)) return inOwnLanguages(value, read)
  return inBothLanguages(value, read)
}

/** A text missing in one language falls back to the other; missing in both it is null. */
function inBothLanguages(value: unknown, read: (value: unknown) => string) {
  const { es, en } = (value ?? {}) as { es?: unknown; en?: unknown }
  if (!es && !en) return null
  return { es: read(es || en), en: read(en || es) }
}

/** For texts with a visible language: a missing translation stays empty. */
function inOwnLanguages(value: unknown, read: (value: unknown) => string) {
  const { es, en } = (value ?? {}) as { es?: unknown; en?: unknown }
  return { es: es ? read(es) : '', en: en ? read(en) : '' }
}
