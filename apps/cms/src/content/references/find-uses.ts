// Finds where a record is used: in relationship fields, as an image in formatted texts, and in links and figures inside
// texts (`#aviso-visita`, `{area:santorini}`). Drafts count too, because deleting the record would break them.
import { popupUrl } from '@app/domain/snapshot/popup.schema'
import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload'
import type { Use } from '../../panel/records/names-of-uses'
import { collectionParts, globalParts } from '../../publishing/snapshot/content-sources'
import { relationshipPaths, richTextNames } from './relationship-paths'

type Reader = { payload: Payload; req: Partial<PayloadRequest> }
type Row = Record<string, unknown> & { id: string }

/** The maximum number of uses that the panel lists. */
const MAX_USES = 20

export async function findUses(reader: Reader, target: CollectionSlug, record: Row): Promise<Use[]> {
  const uses = new Map<string, Use>()
  const add = (use: Use) => {
    const isItself = use.slug === target && use.id === record.id
    if (!isItself && uses.size < MAX_USES) uses.set(`${use.slug}/${use.id}`, use)
  }
  for (const slug of Object.values(collectionParts)) {
    // Lots and appointment places are skipped, because they are hidden together with their project.
    if (slug === 'lots' || slug === 'appointment-places') continue
    for (const use of await findUsesIn(reader, slug, target, record)) add(use)
  }
  for (const slug of Object.values(globalParts))
    if (await isUsedInGlobal(reader, slug, target, record)) add({ kind: 'global', slug, id: slug, title: '' })
  return [...uses.values()]
}

async function findUsesIn({ payload, req }: Reader, slug: CollectionSlug, target: CollectionSlug, record: Row) {
  const config = payload.collections[slug]?.config
  if (!config) return []
  const title = config.admin.useAsTitle ?? 'id'
  const toUse = (row: Row): Use => ({ kind: 'collection', slug, id: row.id, title: titleOf(row[title]) })
  const options = { collection: slug, req, depth: 0, pagination: false, trash: false } as const
  const uses: Use[] = []
  for (const draft of config.versions?.drafts ? [false, true] : [false]) {
    for (const { path } of relationshipPaths(config.fields, target)) {
      const where = { [path]: { equals: record.id } }
      const select = { [title]: true } as never
      const { docs } = await payload.find({ ...options, draft, where, select, limit: MAX_USES })
      uses.push(...(docs as unknown as Row[]).map(toUse))
    }
    const searchTexts = searchTextsOf(target, record)
    if (searchTexts.length === 0) continue
    const select = target === 'media' ? selectionOf([title, ...richTextNames(config.fields)]) : undefined
    if (target === 'media' && richTextNames(config.fields).length === 0) continue
    // Reads all records, because a text that the search skipped would lose its image when the image is deleted.
    const { docs } = await payload.find({
      ...options,
      draft,
      locale: 'all',
      limit: 0,
      ...(select ? { select: select as never } : {}),
    })
    uses.push(...(docs as unknown as Row[]).filter((row) => mentions(row, searchTexts)).map(toUse))
  }
  return uses
}

async function isUsedInGlobal({ payload, req }: Reader, slug: GlobalSlug, target: CollectionSlug, record: Row) {
  const searchTexts = [record.id, ...searchTextsOf(target, record)]
  for (const draft of [false, true]) {
    const document = await payload.findGlobal({ slug, req, depth: 0, locale: 'all', draft })
    if (mentions(document, searchTexts)) return true
  }
  return false
}

/**
 * Returns the strings that a text contains if it uses the record: the id of a file, the link to a pop-up or the slug of
 * a project.
 */
function searchTextsOf(target: CollectionSlug, record: Row): string[] {
  if (target === 'media') return [record.id]
  if (target === 'popups') return [popupUrl(String(record.key))]
  return target === 'projects' ? [`:${record.slug}}`] : []
}

function mentions(value: unknown, searchTexts: string[]): boolean {
  const text = JSON.stringify(value)
  return searchTexts.some((searchText) => new RegExp(`${searchText}(?![\\w-])`).test(text))
}

const selectionOf = (names: string[]) => Object.fromEntries(names.map((name) => [name, true]))

/** Returns a title as text, in Spanish if possible. A title read in all languages is an object. */
function titleOf(value: unknown): string {
  const { es, en } = Object(value) as { es?: string; en?: string }
  return typeof value === 'object' ? (es ?? en ?? '') : String(value ?? '')
}
