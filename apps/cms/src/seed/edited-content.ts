import type { Payload } from 'payload'
import { collectionParts, globalParts } from '../publishing/snapshot/content-sources'

/** Returns the collections and globals that were edited after the last seed, or at any time if there was no seed. */
export async function findEditedContent(payload: Payload, seededAt: Date | null): Promise<string[]> {
  const editedSlugs: string[] = []
  const since = seededAt?.toISOString() ?? new Date(0).toISOString()
  for (const collection of [...Object.values(collectionParts), 'media'] as const) {
    const { totalDocs } = await payload.count({ collection, where: { updatedAt: { greater_than: since } } })
    if (totalDocs > 0) editedSlugs.push(collection)
  }
  for (const slug of Object.values(globalParts)) {
    const { updatedAt } = await payload.findGlobal({ slug, depth: 0 })
    if (updatedAt && updatedAt > since) editedSlugs.push(slug)
  }
  return editedSlugs
}
