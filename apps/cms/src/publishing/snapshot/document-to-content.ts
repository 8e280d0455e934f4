// Payload stores content under the names of the snapshot, so the field definitions are traversed instead of mapping
// each collection. A new field needs no further code.
import { formatDay } from '@app/domain/calendar/format-date'
import type { Field } from 'payload'
import type { LinkedCollection } from './content-sources'

type Document = Record<string, unknown>

export type ContentContext = {
  /** Returns the natural key of a linked record, or null if it is not published. */
  keyOf: (collection: LinkedCollection, id: string) => string | null
  toMarkdown: (richText: unknown) => string
  /** Keeps a missing text empty instead of using the other language, because the rules must see what is missing. */
  isFallbackDisabled?: boolean
}

export function documentToContent(fields: Field[], document: Document, context: ContentContext): Document {
  const content: Document = {}
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) Object.assign(content, documentToContent(tab.fields, document, context))
    } else if (field.type === 'row' || field.type === 'collapsible') {
      Object.assign(content, documentToContent(field.fields, document, context))
    } else if ('name' in field && field.name && !isLeftOut(field)) {
      content[field.name] = fieldValue(field, document[field.name], context) ?? dayText(field, document)
    }
  }
  return content
}

/** Returns the day of another field in words, for a shown date that staff left empty. */
function dayText(field: Field, document: Document) {
  const day = document[field.custom?.dayOf as string]
  if (typeof day !== 'string') return null
  return { es: formatDay(day.slice(0, 10), 'es'), en: formatDay(day.slice(0, 10), 'en') }
}

function isLeftOut(field: Field & { name: string }): boolean {
  const { name, type } = field
  return type === 'ui' || name === 'shown' || name === 'id' || name.endsWith('_tz') || Boolean(field.custom?.ofThePanel)
}

function fieldValue(field: Field, value: unknown, context: ContentContext): unknown {
  switch (field.type) {
    case 'group': {
      const group = (value ?? {}) as Document
      if (field.custom?.optional && !group.shown) return null
      const content = documentToContent(field.fields, group, context)
      if (field.custom?.absentWhenEmpty && Object.values(content).some((part) => part === null)) return null
      return content
    }
    case 'array': {
      const rows = ((value ?? []) as Document[]).map((row) => documentToContent(field.fields, row, context))
      return field.custom?.unwrap ? rows.map((row) => row[field.custom?.unwrap as string]) : rows
    }
    case 'upload':
    case 'relationship': {
      const target = field.relationTo as LinkedCollection
      if (field.hasMany)
        return ((value ?? []) as string[]).map((id) => context.keyOf(target, id)).filter((key) => key !== null)
      return value ? context.keyOf(target, value as string) : null
    }
    case 'richText':
      return field.custom?.spanishFirst
        ? withoutFallback(value, context.toMarkdown)
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

function localizedText(value: unknown, convert: (value: unknown) => string, { isFallbackDisabled }: ContentContext) {
  const { es, en } = (value ?? {}) as { es?: unknown; en?: unknown }
  if (isFallbackDisabled && (es || en)) return withoutFallback(value, convert)
  return withFallback(value, convert)
}

/** Returns a text in both languages. A missing translation falls back to the other language. */
function withFallback(value: unknown, convert: (value: unknown) => string) {
  const { es, en } = (value ?? {}) as { es?: unknown; en?: unknown }
  if (!es && !en) return null
  return { es: convert(es || en), en: convert(en || es) }
}

/** Returns a text in both languages. A missing translation stays empty. */
function withoutFallback(value: unknown, convert: (value: unknown) => string) {
  const { es, en } = (value ?? {}) as { es?: unknown; en?: unknown }
  return { es: es ? convert(es) : '', en: en ? convert(en) : '' }
}
