// Rejects deleting, trashing or unpublishing a record that other content uses, because no release could be built
// without it.
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionSlug,
  PayloadRequest,
} from 'payload'
import { localizedError } from '../../panel/language/localized-error'
import { namesOfUses } from '../../panel/records/names-of-uses'
import { sameTransaction } from '../../publishing/checks/check-published'
import { findUses } from './find-uses'

export const rejectDelete: CollectionBeforeDeleteHook = async ({ id, req, collection }) =>
  rejectIfUsed(req, collection.slug as CollectionSlug, String(id))

/** Rejects moving a used record to the trash, which Payload does by setting `deletedAt`. */
export const rejectTrash: CollectionBeforeChangeHook = async ({ data, originalDoc, req, collection }) => {
  if (data.deletedAt && !originalDoc?.deletedAt)
    await rejectIfUsed(req, collection.slug as CollectionSlug, originalDoc?.id)
  return data
}

export const rejectUnpublish: CollectionAfterChangeHook = async ({ doc, previousDoc, req, collection }) => {
  if (doc._status !== 'draft' || previousDoc?._status !== 'published') return
  const slug = collection.slug as CollectionSlug
  const reader = await sameTransaction(req)
  // Saving a draft leaves the published version online, so only the stored status counts.
  const storedRecord = await req.payload.findByID({ collection: slug, id: doc.id, depth: 0, req: reader })
  if ((storedRecord as { _status?: string })._status === 'draft') await rejectIfUsed(req, slug, doc.id)
}

async function rejectIfUsed(req: PayloadRequest, slug: CollectionSlug, id: string): Promise<void> {
  const reader = { payload: req.payload, req: await sameTransaction(req) }
  const record = await req.payload.findByID({ collection: slug, id, depth: 0, trash: true, req: reader.req })
  const uses = await findUses(reader, slug, record as never)
  if (uses.length === 0) return
  const names = namesOfUses(req.payload, uses, req.i18n.language).map(({ name }) => name)
  const list = `${names.slice(0, 5).join('; ')}${names.length > 5 ? '…' : ''}`
  throw localizedError(
    req,
    { es: 'Está en uso. Quítalo primero de: {list}.', en: 'It is in use. Remove it first from: {list}.' },
    400,
    list,
  )
}
