// Payload stores what the snapshot says under the same names. Instead of one mapper per noun, this walks a
// collection's own field definitions, so a field added to the CMS reaches the snapshot without further code.
import type { Field } from 'payload'
import type { Referable } from './content-sources'

type Document = Record<string, unknown>

export type ContentContext = {
  /** The natural key of a referenced record, or null when it is not published. */
  keyOf: (collection: Referable, id: string) => string | null
  toMarkdown: (richText: unknown) => string
  /** Each language as staff wrote it, for the rules: without the other one in its place. */
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

/** `shown` is folded into null; ids, time zones of dates and what only the panel shows stay in the CMS. */
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

/** A text missing in one language falls back to the other; missing in both it is absent. */
function inBothLanguages(value: unknown, read: (value: unknown) => string) {
  const { es, en } = (value ?? {}) as { es?: unknown; en?: unknown }
  if (!es && !en) return null
  return { es: read(es || en), en: read(en || es) }
}

/** A text whose page says which language it is in: an absent translation stays empty. */
function inOwnLanguages(value: unknown, read: (value: unknown) => string) {
  const { es, en } = (value ?? {}) as { es?: unknown; en?: unknown }
  return { es: es ? read(es) : '', en: en ? read(en) : '' }
}
