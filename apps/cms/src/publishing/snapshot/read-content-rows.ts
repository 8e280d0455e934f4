import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload'
import { collectionParts, globalParts } from './content-sources'

export type ContentRow = Record<string, unknown> & { id: string }
export type ContentReader = { payload: Payload; req: Partial<PayloadRequest> }
/** `drafts` means each record as last saved, published or not. */
export type ContentState = 'published' | 'drafts'
/** The content rows in all languages, by collection and global. */
export type ContentRows = { collections: Map<string, ContentRow[]>; globals: Map<string, ContentRow> }

export const contentCollections: readonly CollectionSlug[] = ['media', ...Object.values(collectionParts)]
export const contentGlobals: readonly GlobalSlug[] = Object.values(globalParts)

export async function readPublishedRows(reader: ContentReader): Promise<ContentRows> {
  const rows: ContentRows = { collections: new Map(), globals: new Map() }
  for (const slug of contentCollections) rows.collections.set(slug, await readCollection(reader, slug, 'published'))
  for (const slug of contentGlobals) rows.globals.set(slug, await readGlobal(reader, slug, 'published'))
  return rows
}

export async function readCollection(
  { payload, req }: ContentReader,
  slug: CollectionSlug,
  state: ContentState,
  ids?: string[],
): Promise<ContentRow[]> {
  const config = payload.collections[slug]?.config
  const hasDrafts = Boolean(config?.versions?.drafts)
  const { docs } = await payload.find({
    collection: slug,
    req,
    depth: 0,
    locale: 'all',
    pagination: false,
    sort: config?.defaultSort,
    draft: hasDrafts && state === 'drafts',
    where: {
      ...(hasDrafts && state === 'published' && { _status: { equals: 'published' } }),
      ...(ids && { id: { in: ids } }),
    },
  })
  return docs as unknown as ContentRow[]
}

export async function readGlobal(
  { payload, req }: ContentReader,
  slug: GlobalSlug,
  state: ContentState,
): Promise<ContentRow> {
  const document = await payload.findGlobal({ slug, req, depth: 0, locale: 'all', draft: state === 'drafts' })
  return document as unknown as ContentRow
}
