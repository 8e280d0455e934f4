import type { ContentSources } from '@app/domain/release/explain-problems'
import type { Field, GlobalSlug, Payload } from 'payload'
import { collectionParts, globalParts, type LinkedCollection, naturalKeys } from './content-sources'
import { collectionSource, globalSource } from './describe-sources'
import { documentToContent } from './document-to-content'
import { createMarkdownWriter } from './markdown-writer'
import { type MediaDocument, mediaToContent } from './media-to-content'
import type { ContentRow, ContentRows } from './read-content-rows'

/** A snapshot that is not validated yet. */
export type UncheckedSnapshot = Record<string, unknown> & { sources: ContentSources }

export async function rowsToSnapshot(
  payload: Payload,
  { collections, globals }: ContentRows,
): Promise<UncheckedSnapshot> {
  const parts: Record<string, unknown> = {}
  const sources: ContentSources = {}
  const media = collections.get('media') ?? []
  const contentOf = await createContentReader(payload, collections)
  for (const [part, slug] of Object.entries(collectionParts)) {
    const config = payload.collections[slug].config
    const rows = collections.get(slug) ?? []
    const belongsToProject = slug === 'lots' || slug === 'appointment-places'
    const publishedRows = belongsToProject ? withPublishedProject(rows, collections.get('projects') ?? []) : rows
    parts[part] = publishedRows.map((row) => contentOf(config.fields, row))
    sources[part] = collectionSource(config, publishedRows)
  }
  for (const [part, slug] of Object.entries(globalParts)) {
    const config = globalConfig(payload, slug)
    parts[part] = contentOf(config.fields, globals.get(slug) ?? { id: slug })
    sources[part] = globalSource(config)
  }
  sources.media = collectionSource(payload.collections.media.config, media)
  return {
    schemaVersion: 1,
    ...parts,
    media: media.map((row) => mediaToContent(row as unknown as MediaDocument)),
    sources,
  }
}

/** Removes lots and appointment places of unpublished projects. Offices remain, because they have no project. */
function withPublishedProject(rows: ContentRow[], projects: ContentRow[]): ContentRow[] {
  const publishedIds = new Set(projects.map(({ id }) => id))
  return rows.filter(({ project }) => !project || publishedIds.has(String(project)))
}

function globalConfig(payload: Payload, slug: GlobalSlug) {
  const config = payload.globals.config.find((global) => global.slug === slug)
  if (!config) throw new Error(`Unknown global: ${slug}`)
  return config
}

type Content = Record<string, unknown>
/**
 * Caches the content of a row until the row or any natural key changes, because content contains the keys of linked
 * rows.
 */
const contentCache = new WeakMap<ContentRow, { keys: string; content: Content }>()

async function createContentReader(payload: Payload, records: Map<string, ContentRow[]>) {
  const keys = new Map<string, string>()
  for (const [collection, field] of Object.entries(naturalKeys)) {
    for (const row of records.get(collection) ?? [])
      if (row[field]) keys.set(`${collection}/${row.id}`, String(row[field]))
  }
  const keyOf = (collection: LinkedCollection, id: string) => keys.get(`${collection}/${id}`) ?? null
  const context = { keyOf, toMarkdown: await createMarkdownWriter(payload, keyOf) }
  const allKeys = JSON.stringify([...keys])
  return (fields: Field[], row: ContentRow): Content => {
    const cachedEntry = contentCache.get(row)
    if (cachedEntry?.keys === allKeys) return cachedEntry.content
    const content = documentToContent(fields, row, context)
    contentCache.set(row, { keys: allKeys, content })
    return content
  }
}
