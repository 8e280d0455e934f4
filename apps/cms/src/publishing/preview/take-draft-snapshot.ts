import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { readConsistently } from '../snapshot/read-consistently'
import { type ContentReader, type ContentRow, readGlobal } from '../snapshot/read-content-rows'
import { rowsToSnapshot } from '../snapshot/rows-to-snapshot'
import { type CompleteContent, completeContent } from './complete-content'
import { readContentStamps, readContentVersion } from './content-version'
import { readDraftRows } from './draft-rows'

/** All content as last saved, with the problems of drafts that cannot be shown. */
export type DraftSnapshot = CompleteContent & { version: string }

/**
 * Returns all content as staff last saved it. Drafts that cannot be shown are replaced by their published version or
 * left out.
 */
export async function takeDraftSnapshot(payload: Payload): Promise<DraftSnapshot> {
  // The version and the stamps are read before the content. If staff save in between, the version changes and the
  // preview reads the content again.
  const version = await readContentVersion(payload)
  const stamps = await readContentStamps(payload)
  return readConsistently(payload, async (reader) => {
    const content = await completeContent(await readDraftRows(reader, stamps), {
      toSnapshot: (rows) => rowsToSnapshot(payload, rows),
      publishedRow: (collection, id) => readPublishedRow(reader, collection as CollectionSlug, id),
      publishedGlobal: (global) => readGlobal(reader, global as GlobalSlug, 'published'),
    })
    return { version, ...content }
  })
}

async function readPublishedRow({ payload, req }: ContentReader, collection: CollectionSlug, id: string) {
  if (!payload.collections[collection]?.config.versions?.drafts) return null
  const where = { id: { equals: id }, _status: { equals: 'published' } }
  const { docs } = await payload.find({ collection, req, where, depth: 0, locale: 'all', limit: 1 })
  return (docs[0] as ContentRow | undefined) ?? null
}
