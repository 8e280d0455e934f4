import type { Snapshot } from '@sillar/domain/content/snapshot.schema'
import type { ContentSources } from '@sillar/domain/release/explain-problems'
import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload'
import { collectionSource, globalSource } from '../publish/content-sources-of'
import { collectionParts, globalParts, naturalKeys, type Referable } from './content-sources'
import { type ContentContext, documentToContent } from './document-to-content'
import { markdownWriter } from './markdown-writer'
import { type MediaDocument, mediaToContent } from './media-to-content'

type Row = Record<string, unknown> & { id: string }
/** `sources`: which records the content is from, for whoever has to say what is wrong with it. */
export type SourcedSnapshot = Snapshot & { sources: ContentSources }
type Reader = { payload: Payload; req: Partial<PayloadRequest> }

/** Reads all published content as one consistent state: an edit that lands meanwhile is not half included. */
export async function takeSnapshot(payload: Payload): Promise<SourcedSnapshot> {
  const transactionID = await payload.db.beginTransaction({
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
  try {
    return await readAll({ payload, req: { transactionID: transactionID ?? undefined } })
  } finally {
    if (transactionID) await payload.db.rollbackTransaction(transactionID)
  }
}

async function readAll(reader: Reader): Promise<SourcedSnapshot> {
  const { payload } = reader
  const media = await rows(reader, 'media', false)
  const parts: Record<string, unknown> = {}
  const sources: ContentSources = {}
  const byCollection = new Map<string, Row[]>([['media', media]])
  for (const slug of Object.values(collectionParts)) byCollection.set(slug, await rows(reader, slug, true))
  const context = await contentContext(payload, byCollection)
  for (const [part, slug] of Object.entries(collectionParts)) {
    const config = payload.collections[slug].config
    const found = byCollection.get(slug) ?? []
    parts[part] = found.map((row) => documentToContent(config.fields, row, context))
    sources[part] = collectionSource(config, found)
  }
  for (const [part, slug] of Object.entries(globalParts)) {
    const config = globalConfig(payload, slug)
    parts[part] = await globalContent(reader, slug, context)
    sources[part] = globalSource(config)
  }
  sources.media = collectionSource(payload.collections.media.config, media)
  return {
    schemaVersion: 1,
    ...parts,
    media: media.map((row) => mediaToContent(row as unknown as MediaDocument)),
    sources,
  } as SourcedSnapshot
}

async function rows({ payload, req }: Reader, collection: CollectionSlug, drafts: boolean): Promise<Row[]> {
  const { docs } = await payload.find({
    collection,
    req,
    depth: 0,
    locale: 'all',
    pagination: false,
    sort: payload.collections[collection]?.config.defaultSort,
    where: drafts ? { _status: { equals: 'published' } } : {},
  })
  return docs as unknown as Row[]
}

function globalConfig(payload: Payload, slug: GlobalSlug) {
  const config = payload.globals.config.find((global) => global.slug === slug)
  if (!config) throw new Error(`No global ${slug}`)
  return config
}

async function globalContent({ payload, req }: Reader, slug: GlobalSlug, context: ContentContext) {
  const config = globalConfig(payload, slug)
  const document = await payload.findGlobal({ slug, req, depth: 0, locale: 'all' })
  return documentToContent(config.fields, document as unknown as Row, context)
}

async function contentContext(payload: Payload, records: Map<string, Row[]>): Promise<ContentContext> {
  const keys = new Map<string, string>()
  for (const [collection, field] of Object.entries(naturalKeys)) {
    for (const row of records.get(collection) ?? []) keys.set(`${collection}/${row.id}`, String(row[field]))
  }
  const keyOf = (collection: Referable, id: string) => keys.get(`${collection}/${id}`) ?? null
  return { keyOf, toMarkdown: await markdownWriter(payload, keyOf) }
}
