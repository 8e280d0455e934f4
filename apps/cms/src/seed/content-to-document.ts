// Converts demo content to Payload documents, the inverse of publishing/snapshot/document-to-content. It returns one
// language at a time, because Payload writes one language per call.
import type { Locale } from '@app/domain/language/locale'
import type { Field } from 'payload'
import type { LinkedCollection } from '../publishing/snapshot/content-sources'

type Document = Record<string, unknown>

export type SeedContext = {
  locale: Locale
  /** Returns undefined for a record that does not exist yet. The second pass adds the missing relationships. */
  idOf: (collection: LinkedCollection, key: string) => string | undefined
  toRichText: (markdown: string) => unknown
}

export function contentToDocument(fields: Field[], content: Document, context: SeedContext): Document {
  const document: Document = {}
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) Object.assign(document, contentToDocument(tab.fields, content, context))
    } else if (field.type === 'row' || field.type === 'collapsible') {
      Object.assign(document, contentToDocument(field.fields, content, context))
    } else if ('name' in field && field.name && field.name in content) {
      document[field.name] = fieldValue(field, content[field.name], context)
      if (field.type === 'date' && field.timezone) document[`${field.name}_tz`] = 'America/Lima'
    }
  }
  return document
}

function fieldValue(field: Field, value: unknown, context: SeedContext): unknown {
  switch (field.type) {
    case 'group':
      if (value === null) return field.custom?.optional ? { shown: false } : {}
      return {
        ...contentToDocument(field.fields, value as Document, context),
        ...(field.custom?.optional ? { shown: true } : {}),
      }
    case 'array': {
      const rowField = field.custom?.unwrap as string | undefined
      const rows = value as unknown[]
      return rows.map((row) =>
        contentToDocument(field.fields, rowField ? { [rowField]: row } : (row as Document), context),
      )
    }
    case 'upload':
    case 'relationship': {
      const target = field.relationTo as LinkedCollection
      if (field.hasMany) return (value as string[]).map((key) => context.idOf(target, key)).filter(Boolean)
      return value === null ? null : (context.idOf(target, value as string) ?? null)
    }
    case 'richText':
      return context.toRichText((value as Record<Locale, string>)[context.locale])
    case 'date':
      if (value === null) return null
      // Dates are stored at noon UTC, so the time zone of an editor cannot move them to another day.
      return field.custom?.dateOnly && value ? `${value}T12:00:00.000Z` : value
    default:
      return 'localized' in field && field.localized && value
        ? (value as Record<Locale, string>)[context.locale]
        : value
  }
}

/** Copies the ids of the Spanish rows to the English rows. Without ids, Payload would replace the Spanish rows. */
export function withRowIds(data: unknown, storedValue: unknown): unknown {
  if (Array.isArray(data)) {
    const rows = Array.isArray(storedValue) ? storedValue : []
    return data.map((row, index) => {
      const id = rows[index]?.id
      if (!isRecord(row)) return row
      return { ...(withRowIds(row, rows[index]) as Document), ...(id ? { id } : {}) }
    })
  }
  if (!isRecord(data)) return data
  const storedFields = isRecord(storedValue) ? storedValue : {}
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      name === 'root' ? value : withRowIds(value, storedFields[name]),
    ]),
  )
}

function isRecord(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
}
