import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest, Where } from 'payload'
import { collectionParts, globalParts } from './content-sources'

export type ContentRow = Record<string, unknown> & { id: string }
export type ContentReader = { payload: Payload; req: Partial<PayloadRequest> }
/** `drafts` means each record as last saved, published or not. */
export type ContentState = 'published' | 'drafts'
/** The content rows in all languages, by collection and global. */
export type ContentRows = { collections: Map<string, ContentRow[]>; globals: Map<string, ContentRow> }

export const contentCollections: readonly CollectionSlug[] = ['media', ...Object.values(collectionParts)]
export const contentGlobals: readonly GlobalSlug[] = Object.values(globalParts)

/** Records of collections without drafts are always published. */
export const publishedFilter = (payload: Payload, slug: CollectionSlug): Where =>
  hasDrafts(payload, slug) ? { _status: { equals: 'published' } } : {}

export const hasDrafts = (payload: Payload, slug: CollectionSlug) =>
  Boolean(payload.collections[slug]?.config.versions?.drafts)

export async function readCollection(
  { payload, req }: ContentReader,
  slug: CollectionSlug,
  state: ContentState,
  ids?: string[],
): Promise<ContentRow[]> {
  const { docs } = await payload.find({
    collection: slug,
    req,
    depth: 0,
    locale: 'all',
    pagination: false,
    sort: payload.collections[slug]?.config.defaultSort,
    draft: state === 'drafts' && hasDrafts(payload, slug),
    where: {
      ...(state === 'published' && publishedFilter(payload, slug)),
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
