import type { Locale } from '@app/domain/language/locale'
import type { SnapshotContent } from '@app/domain/snapshot/snapshot.schema'
import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload'
import {
  collectionParts,
  globalParts,
  type LinkedCollection,
  naturalKeys,
} from '../publishing/snapshot/content-sources'
import { imageKeysToIds } from '../publishing/snapshot/text-image-ids'
import { contentToDocument, type SeedContext, withRowIds } from './content-to-document'
import { seedLots } from './seed-lots'

type Row = Record<string, unknown> & { id: string }
type Seeder = {
  payload: Payload
  req: Partial<PayloadRequest>
  ids: Map<string, string>
  toRichText: SeedContext['toRichText']
}

/** The fields by which the seed finds the record of a previous run. */
const identities: Record<CollectionSlug | string, string[]> = {
  news: ['number'],
  'legal-documents': ['key', 'version'],
  'consent-texts': ['purpose'],
  projects: ['slug'],
  places: ['slug'],
  'news-categories': ['slug'],
  'appointment-places': ['slug'],
}

/**
 * Writes all records in Spanish first, then in English with all relationships, because projects refer to each other.
 * The globals are written last.
 */
export async function seedContent(
  payload: Payload,
  content: SnapshotContent,
  req: Partial<PayloadRequest>,
): Promise<void> {
  const editorConfig = await editorConfigFactory.default({ config: payload.config })
  const ids = await readIds(payload, req)
  const toRichText = (markdown: string) =>
    convertMarkdownToLexical({ editorConfig, markdown: imageKeysToIds(markdown, (key) => ids.get(`media/${key}`)) })
  const seeder: Seeder = { payload, req, ids, toRichText }
  const writtenRecords: { part: string; slug: CollectionSlug; entry: Record<string, unknown>; row: Row }[] = []
  for (const [part, slug] of Object.entries(collectionParts)) {
    // Lots have no translations, so `seedLots` writes them in one batch after their projects.
    if (slug === 'lots') continue
    for (const entry of content[part as keyof typeof collectionParts] as Record<string, unknown>[]) {
      writtenRecords.push({ part, slug, entry, row: await writeSpanish(seeder, slug, entry) })
    }
  }
  await seedLots(payload, content.lots, (project) => ids.get(`projects/${project}`))
  for (const { slug, entry, row } of writtenRecords) await writeEnglish(seeder, slug, entry, row)
  for (const [part, slug] of Object.entries(globalParts)) {
    await writeGlobal(seeder, slug, content[part as keyof typeof globalParts] as Record<string, unknown>)
  }
}

async function readIds(payload: Payload, req: Partial<PayloadRequest>): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const [collection, field] of Object.entries(naturalKeys)) {
    const { docs } = await payload.find({
      collection: collection as LinkedCollection,
      req,
      depth: 0,
      pagination: false,
    })
    for (const doc of docs as unknown as Row[]) ids.set(`${collection}/${doc[field]}`, doc.id)
  }
  return ids
}

const seedContext = ({ ids, toRichText }: Seeder, locale: Locale): SeedContext => ({
  locale,
  idOf: (collection, key) => ids.get(`${collection}/${key}`),
  toRichText,
})

const fieldsOf = ({ payload }: Seeder, slug: CollectionSlug) => payload.collections[slug]?.config.fields ?? []

async function writeSpanish(seeder: Seeder, slug: CollectionSlug, entry: Record<string, unknown>): Promise<Row> {
  const { payload, req, ids } = seeder
  const identity = identities[slug] ?? ['key']
  const where = { and: identity.map((field) => ({ [field]: { equals: entry[field] } })) }
  const { docs } = await payload.find({ collection: slug, req, where, depth: 0, limit: 1 })
  const existingRow = docs[0] as unknown as Row | undefined
  const data = {
    ...contentToDocument(fieldsOf(seeder, slug), entry, seedContext(seeder, 'es')),
    _status: 'published',
  } as never
  const row = (existingRow
    ? await payload.update({ collection: slug, id: existingRow.id, data, req, locale: 'es', depth: 0 })
    : await payload.create({ collection: slug, data, req, locale: 'es', depth: 0 })) as unknown as Row
  const naturalKey = naturalKeys[slug as LinkedCollection]
  if (naturalKey) ids.set(`${slug}/${row[naturalKey]}`, row.id)
  return row
}

async function writeEnglish(
  seeder: Seeder,
  slug: CollectionSlug,
  entry: Record<string, unknown>,
  row: Row,
): Promise<void> {
  const english = contentToDocument(fieldsOf(seeder, slug), entry, seedContext(seeder, 'en'))
  const data = { ...(withRowIds(english, row) as object), _status: 'published' } as never
  await seeder.payload.update({ collection: slug, id: row.id, data, req: seeder.req, locale: 'en', depth: 0 })
}

async function writeGlobal(seeder: Seeder, slug: GlobalSlug, entry: Record<string, unknown>): Promise<void> {
  const { payload, req } = seeder
  const fields = payload.globals.config.find((global) => global.slug === slug)?.fields ?? []
  const asPublished = (data: object) => ({ ...data, _status: 'published' }) as never
  const spanish = asPublished(contentToDocument(fields, entry, seedContext(seeder, 'es')))
  const row = await payload.updateGlobal({ slug, data: spanish, req, locale: 'es', depth: 0 })
  const english = withRowIds(contentToDocument(fields, entry, seedContext(seeder, 'en')), row) as object
  await payload.updateGlobal({ slug, data: asPublished(english), req, locale: 'en', depth: 0 })
}
