// A picture, a project or a place that others show is not deleted, thrown away or unpublished under them: pages would
// lose it at once and no release could be built any more.
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionSlug,
  PayloadRequest,
} from 'payload'
import { refusal } from '../../panel/language/refusal'
import { namesOfUses } from '../../panel/records/names-of-uses'
import { sameTransaction } from '../../publishing/checks/check-published'
import { usesOf } from './uses-of'

export const refuseDelete: CollectionBeforeDeleteHook = async ({ id, req, collection }) =>
  refuse(req, collection.slug as CollectionSlug, String(id))

/** The bin is a change like any other, with a date of deletion. */
export const refuseTrash: CollectionBeforeChangeHook = async ({ data, originalDoc, req, collection }) => {
  if (data.deletedAt && !originalDoc?.deletedAt) await refuse(req, collection.slug as CollectionSlug, originalDoc?.id)
  return data
}

export const refuseUnpublish: CollectionAfterChangeHook = async ({ doc, previousDoc, req, collection }) => {
  if (doc._status !== 'draft' || previousDoc?._status !== 'published') return
  const slug = collection.slug as CollectionSlug
  const reader = await sameTransaction(req)
  // A draft that waits beside what is published changes nothing for visitors.
  const stored = await req.payload.findByID({ collection: slug, id: doc.id, depth: 0, req: reader })
  if ((stored as { _status?: string })._status === 'draft') await refuse(req, slug, doc.id)
}

async function refuse(req: PayloadRequest, slug: CollectionSlug, id: string): Promise<void> {
  const reader = { payload: req.payload, req: await sameTransaction(req) }
  const record = await req.payload.findByID({ collection: slug, id, depth: 0, trash: true, req: reader.req })
  const uses = await usesOf(reader, slug, record as never)
  if (uses.length === 0) return
  const names = namesOfUses(req.payload, uses, req.i18n.language).map(({ name }) => name)
  const list = `${names.slice(0, 5).join('; ')}${names.length > 5 ? '…' : ''}`
  throw refusal(
    req,
    { es: 'Está en uso. Quítalo primero de: {list}.', en: 'It is in use. Take it out there first: {list}.' },
    400,
    list,
  )
}
