import type { CollectionSlug, Field, GlobalSlug, Payload, PayloadRequest } from 'payload'
import { cache } from 'react'

export type RecordLocation = { collectionSlug?: string; globalSlug?: string; id?: number | string }

/**
 * Returns the newest version of a record, draft or published, with its texts in all languages. With a request, the
 * access rules of its user apply.
 */
export async function readInAllLanguages(
  payload: Payload,
  { collectionSlug, globalSlug, id }: RecordLocation,
  req?: PayloadRequest,
): Promise<{ fields: Field[]; document: Record<string, unknown> } | null> {
  const options = { depth: 0, locale: 'all', draft: true, ...(req && { req, overrideAccess: false }) } as const
  if (globalSlug) {
    const fields = payload.globals.config.find(({ slug }) => slug === globalSlug)?.fields ?? []
    const document = await payload.findGlobal({ ...options, slug: globalSlug as GlobalSlug })
    return { fields, document: document as unknown as Record<string, unknown> }
  }
  const slug = collectionSlug as CollectionSlug
  const fields = payload.collections[slug]?.config.fields
  if (!fields || !id) return null
  const document = await payload.findByID({ ...options, collection: slug, id, trash: true, disableErrors: true })
  return document ? { fields, document: document as unknown as Record<string, unknown> } : null
}

type Row = { id: number | string }

/**
 * Returns the newest versions of the rows of a list, with their texts in all languages, by id. Cached per request,
 * because a cell of each row needs them. Reading the rows one by one takes seven times as long.
 */
export const readRowsInAllLanguages = cache(
  async (
    payload: Payload,
    slug: CollectionSlug,
    rows: readonly Row[],
  ): Promise<Map<unknown, Record<string, unknown>>> => {
    const where = { id: { in: rows.map(({ id }) => id) } }
    const { docs } = await payload.find({
      collection: slug,
      depth: 0,
      locale: 'all',
      draft: true,
      trash: true,
      pagination: false,
      where,
    })
    return new Map(docs.map((document) => [document.id, document as unknown as Record<string, unknown>]))
  },
)
