// Finds where a record is used: in reference fields, as an image in formatted texts, and in links and figures inside
// texts (`#aviso-visita`, `{area:santorini}`). Drafts count too: deleting would silently break them.
import { popupUrl } from '@app/domain/snapshot/popup.schema'
import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload'
import type { Use } from '../../panel/records/names-of-uses'
import { collectionParts, globalParts } from '../../publishing/snapshot/content-sources'
import { referencePaths, richTextNames } from './reference-paths'

type Reader = { payload: Payload; req: Partial<PayloadRequest> }
type Row = Record<string, unknown> & { id: string }

/** A longer list would not help staff to decide. */
const MAX_USES = 20

export async function usesOf(reader: Reader, target: CollectionSlug, record: Row): Promise<Use[]> {
  const uses = new Map<string, Use>()
  const add = (use: Use) => {
    const isItself = use.slug === target && use.id === record.id
    if (!isItself && uses.size < MAX_USES) uses.set(`${use.slug}/${use.id}`, use)
  }
  for (const slug of Object.values(collectionParts)) {
    // The lots and appointment places of a project are part of it and are hidden with it.
    if (slug === 'lots' || slug === 'visit-places') continue
    for (const row of await rowsThatUse(reader, slug, target, record)) add(row)
  }
  for (const slug of Object.values(globalParts))
    if (await globalUses(reader, slug, target, record)) add({ kind: 'global', slug, id: slug, title: '' })
  return [...uses.values()]
}

async function rowsThatUse({ payload, req }: Reader, slug: CollectionSlug, target: CollectionSlug, record: Row) {
  const config = payload.collections[slug]?.config
  if (!config) return []
  const title = config.admin.useAsTitle ?? 'id'
  const use = (row: Row): Use => ({ kind: 'collection', slug, id: row.id, title: titleOf(row[title]) })
  const common = { collection: slug, req, depth: 0, limit: MAX_USES, trash: false } as const
  const found: Use[] = []
  for (const draft of [false, true]) {
    for (const { path } of referencePaths(config.fields, target)) {
      const where = { [path]: { equals: record.id } }
      const { docs } = await payload.find({ ...common, draft, where, select: { [title]: true } as never })
      found.push(...(docs as unknown as Row[]).map(use))
    }
    const marks = marksOf(target, record)
    if (marks.length === 0) continue
    const select = target === 'media' ? namesOf([title, ...richTextNames(config.fields)]) : undefined
    if (target === 'media' && richTextNames(config.fields).length === 0) continue
    const { docs } = await payload.find({
      ...common,
      draft,
      locale: 'all',
      pagination: false,
      ...(select ? { select: select as never } : {}),
    })
    found.push(...(docs as unknown as Row[]).filter((row) => mentions(row, marks)).map(use))
  }
  return found
}

async function globalUses({ payload, req }: Reader, slug: GlobalSlug, target: CollectionSlug, record: Row) {
  const marks = [record.id, ...marksOf(target, record)]
  for (const draft of [false, true]) {
    const document = await payload.findGlobal({ slug, req, depth: 0, locale: 'all', draft })
    if (mentions(document, marks)) return true
  }
  return false
}

/** Returns the strings by which texts refer to a record. Ids are unique, so an id in a text is that record. */
function marksOf(target: CollectionSlug, record: Row): string[] {
  if (target === 'media') return [record.id]
  if (target === 'popups') return [popupUrl(String(record.key))]
  return target === 'projects' ? [`:${record.slug}}`] : []
}

function mentions(value: unknown, marks: string[]): boolean {
  const text = JSON.stringify(value)
  return marks.some((mark) => new RegExp(`${mark}(?![\\w-])`).test(text))
}

const namesOf = (names: string[]) => Object.fromEntries(names.map((name) => [name, true]))

/** Returns a title as text. If all languages were read, the title is an object, and Spanish is preferred. */
function titleOf(value: unknown): string {
  const { es, en } = Object(value) as { es?: string; en?: string }
  return typeof value === 'object' ? (es ?? en ?? '') : String(value ?? '')
}
