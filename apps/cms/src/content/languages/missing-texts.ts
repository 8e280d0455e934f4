import type { Locale } from '@app/domain/language/locale'
import type { Field } from 'payload'

type Document = Record<string, unknown>
/** `trail` contains the labels of the field and of the parts around it, and the numbers of rows. */
export type MissingText = { locale: Locale; path: string; trail: unknown[] }

/**
 * Returns the texts that exist in only one language, except texts that may be published before their translation. The
 * document must be read in all languages.
 */
export function missingTexts(fields: Field[], document: Document, parent: Parent = root): MissingText[] {
  return fields.flatMap((field): MissingText[] => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => missingTexts(tab.fields, document, parent))
    if (field.type === 'row' || field.type === 'collapsible') return missingTexts(field.fields, document, parent)
    if (!('name' in field) || !field.name) return []
    const path = parent.path ? `${parent.path}.${field.name}` : field.name
    const trail = [...parent.trail, ('label' in field && field.label) || field.name]
    const value = document?.[field.name]
    if (field.type === 'group')
      return isHidden(field, value) ? [] : missingTexts(field.fields, asDocument(value), { path, trail })
    if (field.type === 'array')
      return rowsOf(value).flatMap((row, index) =>
        missingTexts(field.fields, row, { path: `${path}.${index}`, trail: [...trail, index + 1] }),
      )
    if (!('localized' in field) || !field.localized || field.custom?.spanishFirst) return []
    return missingLanguages(value).map((locale) => ({ locale, path, trail }))
  })
}

type Parent = Pick<MissingText, 'path' | 'trail'>
const root: Parent = { path: '', trail: [] }

function missingLanguages(value: unknown): Locale[] {
  const { es, en } = asDocument(value)
  if (isEmpty(es) === isEmpty(en)) return []
  return isEmpty(en) ? ['en'] : ['es']
}

/** Detects empty texts. An empty formatted text still contains a paragraph, but no text nodes. */
function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return !/"(?:text|value)":"[^"]/.test(JSON.stringify(value))
  return !String(value ?? '').trim()
}

const isHidden = (field: Field, value: unknown) => Boolean(field.custom?.optional) && !asDocument(value).shown
const asDocument = (value: unknown) => (value ?? {}) as Document
const rowsOf = (value: unknown) => (Array.isArray(value) ? (value as Document[]) : [])
