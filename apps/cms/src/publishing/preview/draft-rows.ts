// All drafts are read once, and after a save only what changed. Reading everything takes 1.5 s on a busy machine, one
// record some 10 ms, and staff should see a save within a second.
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
import { inOrder } from './in-order'

/** `row` is null for a record in the trash. */
type Known = { at: string; row: ContentRow | null }
const known = new Map<string, Known>()

const keyOf = ({ slug, id }: Pick<Stamp, 'slug' | 'id'>) => `${slug}/${id}`

export async function readDraftRows(reader: ContentReader, stamps: Stamp[]): Promise<ContentRows> {
  const changed = Map.groupBy(
    stamps.filter((stamp) => known.get(keyOf(stamp))?.at !== stamp.at),
    ({ slug }) => slug,
  )
  for (const [slug, some] of changed) await readChanged(reader, slug, some)
  const bySlug = Map.groupBy(stamps, ({ slug }) => slug)
  const rowsOf = (slug: string) => (bySlug.get(slug) ?? []).flatMap((stamp) => known.get(keyOf(stamp))?.row ?? [])
  const globals = new Map(contentGlobals.map((slug) => [slug as string, rowsOf(slug)[0] ?? { id: slug }]))
  const collections = new Map(
    contentCollections.map((slug) => [
      slug as string,
      inOrder(rowsOf(slug), reader.payload.collections[slug]?.config.defaultSort),
    ]),
  )
  forgetOthers(stamps)
  return { collections, globals }
}

async function readChanged(reader: ContentReader, slug: string, changed: Stamp[]): Promise<void> {
  if ((contentGlobals as readonly string[]).includes(slug)) {
    const row = await readGlobal(reader, slug as GlobalSlug, 'drafts')
    for (const stamp of changed) known.set(keyOf(stamp), { at: stamp.at, row })
    return
  }
  const ids = changed.map(({ id }) => id)
  const rows = await readCollection(reader, slug as CollectionSlug, 'drafts', ids)
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const stamp of changed) known.set(keyOf(stamp), { at: stamp.at, row: byId.get(stamp.id) ?? null })
}

function forgetOthers(stamps: Stamp[]): void {
  const there = new Set(stamps.map(keyOf))
  for (const key of known.keys()) if (!there.has(key)) known.delete(key)
}
