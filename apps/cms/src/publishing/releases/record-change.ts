import type { ReleaseChange } from '@sillar/domain/release/release'
import type { SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'

type Document = Record<string, unknown> & { id?: string | number }
type Change = Omit<ReleaseChange, 'by' | 'at'>

/** A record as the list of releases names it. */
export function changeOf(
  { slug, admin }: Pick<SanitizedCollectionConfig, 'slug' | 'admin'>,
  doc: Document,
  action: Change['action'],
): Change {
  const id = doc.id === undefined ? null : String(doc.id)
  return { place: 'collections', slug, id, title: titleOf(doc, admin.useAsTitle) || (id ?? slug), action }
}

export const changeOfGlobal = ({ slug, label }: Pick<SanitizedGlobalConfig, 'slug' | 'label'>): Change => ({
  place: 'globals',
  slug,
  id: null,
  title: inSpanish(label) || slug,
  action: 'published',
})

/** A text in the language of the request, or in all of them when the whole record was read. */
export function titleOf(doc: Document, field = 'id'): string {
  return inSpanish(doc[field])
}

export function inSpanish(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  const { es, en } = (value ?? {}) as { es?: unknown; en?: unknown }
  return String(es ?? en ?? '')
}
