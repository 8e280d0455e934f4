// After a save only the changed records are read. Reading all drafts takes 1.5 s on a busy machine, and staff should
// see a save within a second.
import type { CollectionSlug, GlobalSlug } from 'payload'
import {
  type ContentReader,
  type ContentRow,
  type ContentRows,
  contentCollections,
  contentGlobals,
  readCollection,
  readGlobal,
} from '../snapshot/read-content-rows'
import type { Stamp } from './content-version'
import { sortRows } from './sort-rows'

/** `row` is null for a record in the trash. */
type CachedRow = { at: string; row: ContentRow | null }
const cachedRows = new Map<string, CachedRow>()

const keyOf = ({ slug, id }: Pick<Stamp, 'slug' | 'id'>) => `${slug}/${id}`

export async function readDraftRows(reader: ContentReader, stamps: Stamp[]): Promise<ContentRows> {
  const changedBySlug = Map.groupBy(
    stamps.filter((stamp) => cachedRows.get(keyOf(stamp))?.at !== stamp.at),
    ({ slug }) => slug,
  )
  for (const [slug, changedStamps] of changedBySlug) await readChanged(reader, slug, changedStamps)
  const bySlug = Map.groupBy(stamps, ({ slug }) => slug)
  const rowsOf = (slug: string) => (bySlug.get(slug) ?? []).flatMap((stamp) => cachedRows.get(keyOf(stamp))?.row ?? [])
  const globals = new Map(contentGlobals.map((slug) => [slug as string, rowsOf(slug)[0] ?? { id: slug }]))
  const collections = new Map(
    contentCollections.map((slug) => [
      slug as string,
      sortRows(rowsOf(slug), reader.payload.collections[slug]?.config.defaultSort),
    ]),
  )
  removeDeleted(stamps)
  return { collections, globals }
}

async function readChanged(reader: ContentReader, slug: string, changed: Stamp[]): Promise<void> {
  if ((contentGlobals as readonly string[]).includes(slug)) {
    const row = await readGlobal(reader, slug as GlobalSlug, 'drafts')
    for (const stamp of changed) cachedRows.set(keyOf(stamp), { at: stamp.at, row })
    return
  }
  const ids = changed.map(({ id }) => id)
  const rows = await readCollection(reader, slug as CollectionSlug, 'drafts', ids)
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const stamp of changed) cachedRows.set(keyOf(stamp), { at: stamp.at, row: byId.get(stamp.id) ?? null })
}

function removeDeleted(stamps: Stamp[]): void {
  const currentKeys = new Set(stamps.map(keyOf))
  for (const key of cachedRows.keys()) if (!currentKeys.has(key)) cachedRows.delete(key)
}
