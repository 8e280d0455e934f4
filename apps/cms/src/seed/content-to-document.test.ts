import type { Field } from 'payload'
import { describe, expect, test } from 'vitest'
import { documentToContent } from '../publishing/snapshot/document-to-content'
import { contentToDocument, withRowIds } from './content-to-document'

const fields = [
  { name: 'slug', type: 'text' },
  { type: 'tabs', tabs: [{ label: 'Facts', fields: [{ name: 'title', type: 'text', localized: true }] }] },
  { name: 'image', type: 'upload', relationTo: 'media' },
  { name: 'images', type: 'upload', relationTo: 'media', hasMany: true },
  { name: 'day', type: 'date', custom: { dateOnly: true } },
  {
    name: 'stages',
    type: 'group',
    custom: { optional: true },
    fields: [
      { name: 'shown', type: 'checkbox' },
      { name: 'note', type: 'text', localized: true },
    ],
  },
  {
    name: 'notes',
    type: 'array',
    custom: { unwrap: 'text' },
    fields: [{ name: 'text', type: 'textarea', localized: true }],
  },
  {
    name: 'rows',
    type: 'array',
    fields: [
      { name: 'label', type: 'text', localized: true },
      { name: 'order', type: 'number' },
    ],
  },
  { name: 'body', type: 'richText', localized: true },
] as unknown as Field[]

const content = {
  slug: 'santorini',
  title: { es: 'Hola', en: 'Hello' },
  image: 'hero',
  images: ['hero', 'pool'],
  day: '2026-11-02',
  stages: { note: { es: 'Avance', en: 'Progress' } },
  notes: [{ es: 'Uno', en: 'One' }],
  rows: [{ label: { es: 'A', en: 'B' }, order: 1 }],
  body: { es: '**sí**', en: '**yes**' },
}

test('keeps an empty date empty', () => {
  expect(inLanguage('es', { ...content, day: null })).toMatchObject({ day: null })
})

const ids: Record<string, string> = { hero: 'id-1', pool: 'id-2' }
const keys = Object.fromEntries(Object.entries(ids).map(([key, id]) => [id, key]))
const inLanguage = (locale: 'es' | 'en', value: Record<string, unknown>) =>
  contentToDocument(fields, value, { locale, idOf: (_, key) => ids[key], toRichText: (markdown) => ({ markdown }) })

/** Merges the Spanish and the English document into the document that Payload returns when it reads all languages. */
const storedDocument = (value: Record<string, unknown>) => {
  const es = inLanguage('es', value)
  const en = inLanguage('en', value)
  const mergeValues = (a: unknown, b: unknown, field: Field): unknown => {
    if ('localized' in field && field.localized) return { es: a, en: b }
    if (field.type === 'group') return merge(field.fields, a as never, b as never)
    if (field.type === 'array')
      return (a as never[]).map((row, i) => merge(field.fields, row, (b as never[])[i] as never))
    return a
  }
  const merge = (list: Field[], a: Record<string, unknown>, b: Record<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(
      list.flatMap((field) => {
        if (field.type === 'tabs')
          return Object.entries(
            merge(
              field.tabs.flatMap((tab) => tab.fields),
              a,
              b,
            ),
          )
        return 'name' in field && field.name ? [[field.name, mergeValues(a[field.name], b[field.name], field)]] : []
      }),
    )
  return merge(fields, es, en)
}

const context = {
  keyOf: (_: unknown, id: string) => keys[id] ?? null,
  toMarkdown: (value: unknown) => (value as { markdown: string }).markdown,
}

describe('content converted to a CMS document', () => {
  test('is unchanged after the conversion back', () => {
    expect(documentToContent(fields, storedDocument(content), context)).toEqual(content)
  })

  test('has null for an omitted section after the conversion back', () => {
    expect(documentToContent(fields, storedDocument({ ...content, stages: null }), context)).toMatchObject({
      stages: null,
    })
  })

  test('falls back to the other language for a missing text', () => {
    const untranslated = { ...storedDocument(content), title: { es: 'Hola' } }
    expect(documentToContent(fields, untranslated, context)).toMatchObject({ title: { es: 'Hola', en: 'Hola' } })
  })

  test('omits a reference to an unpublished record', () => {
    const withUnpublished = { ...storedDocument(content), image: 'gone', images: ['gone', 'id-2'] }
    expect(documentToContent(fields, withUnpublished, context)).toMatchObject({ image: null, images: ['pool'] })
  })

  test('copies the ids of the Spanish rows to the English rows', () => {
    const english = { rows: [{ label: 'B', order: 1 }], title: 'Hello' }
    expect(withRowIds(english, { rows: [{ id: 'row-1', label: 'A' }] })).toEqual({
      rows: [{ label: 'B', order: 1, id: 'row-1' }],
      title: 'Hello',
    })
  })
})
