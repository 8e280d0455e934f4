import type { ReleaseChange } from '@app/domain/release/release'
import type { SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'

type Document = Record<string, unknown> & { id?: string | number }
type Change = Omit<ReleaseChange, 'by' | 'at'>

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

/** Returns the title in the language of the request, or in Spanish if the record was read in all languages. */
export function titleOf(doc: Document, field = 'id'): string {
  return inSpanish(doc[field])
}

export function inSpanish(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  const { es, en } = (value ?? {}) as { es?: unknown; en?: unknown }
  return String(es ?? en ?? '')
}
