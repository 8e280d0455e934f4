// A snapshot reads only the records that changed since the previous one. Reading all of them takes seconds, and staff
// wait for the snapshot after a click on "Publish".
import type { CollectionSlug, PayloadRequest } from 'payload'
import { transactionOf } from '../../platform/database/request-queries'
import {
  type ContentReader,
  type ContentRow,
  type ContentRows,
  contentCollections,
  contentGlobals,
  publishedFilter,
  readCollection,
  readGlobal,
} from './read-content-rows'

/** `version` is the number of the transaction that wrote the row. Every change of a record writes its row. */
type CachedRow = { version: string; row: ContentRow }
const cachedRows = new Map<string, CachedRow>()

export async function readPublishedRows(reader: ContentReader): Promise<ContentRows> {
  const versions = await readVersions(reader)
  const rows: ContentRows = { collections: new Map(), globals: new Map() }
  for (const slug of contentCollections) rows.collections.set(slug, await readRows(reader, slug, versions))
  for (const slug of contentGlobals) {
    const key = keyOf(slug, slug)
    const version = versions.get(key)
    const row = findCachedRow(key, version) ?? (await readGlobal(reader, slug, 'published'))
    rememberRow(key, version, row)
    rows.globals.set(slug, row)
  }
  for (const key of cachedRows.keys()) if (!versions.has(key)) cachedRows.delete(key)
  return rows
}

const keyOf = (slug: string, id: string) => `${slug}/${id}`

function findCachedRow(key: string, version: string | undefined): ContentRow | undefined {
  const cached = cachedRows.get(key)
  return cached?.version === version ? cached?.row : undefined
}

function rememberRow(key: string, version: string | undefined, row: ContentRow): void {
  if (version !== undefined) cachedRows.set(key, { version, row })
}

/** Returns the published rows in Payload's order. */
async function readRows(
  reader: ContentReader,
  slug: CollectionSlug,
  versions: Map<string, string>,
): Promise<ContentRow[]> {
  const ids = await readIds(reader, slug)
  const changedIds = ids.filter((id) => !findCachedRow(keyOf(slug, id), versions.get(keyOf(slug, id))))
  // If most rows changed, reading all of them is faster than listing their ids.
  const isMostlyNew = changedIds.length > ids.length / 2
  const changedRows =
    changedIds.length === 0 ? [] : await readCollection(reader, slug, 'published', isMostlyNew ? undefined : changedIds)
  const changedById = new Map(changedRows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const key = keyOf(slug, id)
    const row = changedById.get(id) ?? cachedRows.get(key)?.row
    if (!row) return []
    rememberRow(key, versions.get(key), row)
    return [row]
  })
}

async function readIds({ payload, req }: ContentReader, slug: CollectionSlug): Promise<string[]> {
  const config = payload.collections[slug]?.config
  const { docs } = await payload.find({
    collection: slug,
    req,
    depth: 0,
    pagination: false,
    sort: config?.defaultSort,
    select: { updatedAt: true } as never,
    where: publishedFilter(payload, slug),
  })
  return docs.map(({ id }) => String(id))
}

const tableOf = (slug: string) => slug.replaceAll('-', '_')
const versionsQuery = [
  ...contentCollections.map((slug) => `select '${slug}/' || id as key, xmin::text as version from ${tableOf(slug)}`),
  ...contentGlobals.map((slug) => `select '${slug}/${slug}', xmin::text from ${tableOf(slug)}`),
].join(' union all ')

/** Reads the versions in the reader's transaction, so they match the rows that it sees. */
async function readVersions({ payload, req }: ContentReader): Promise<Map<string, string>> {
  const { executeSql } = await transactionOf({ ...req, payload } as PayloadRequest)
  const { rows } = await executeSql(versionsQuery)
  return new Map((rows as { key: string; version: string }[]).map(({ key, version }) => [key, version]))
}
