import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { mediaStore } from './media-store'

type Edits = { focalPoint?: { x?: number; y?: number } }

/**
 * A moved focal point cuts the square again, and Payload would fetch the original from the address staff use, which
 * the CMS itself cannot reach in a container. So the original is read from the store.
 */
export const readOriginal: CollectionBeforeOperationHook<'media'> = async ({ args, operation, req }) => {
  if (operation !== 'update' || req.file || !('id' in args)) return args
  const focalPoint = (req.query?.uploadEdits as Edits | undefined)?.focalPoint
  if (!focalPoint) return args
  const picture = await req.payload.findByID({ collection: 'media', id: String(args.id), depth: 0, req })
  const isMoved = Number(focalPoint.x) !== picture.focalX || Number(focalPoint.y) !== picture.focalY
  if (!isMoved || !picture.filename || !picture.mimeType) return args
  req.file = await originalOf(picture.filename, picture.mimeType)
  return { ...args, overwriteExistingFiles: true }
}

async function originalOf(filename: string, mimetype: string): Promise<PayloadRequest['file']> {
  const data = Buffer.from(await mediaStore().get(filename))
  return { data, mimetype, name: filename, size: data.length }
}
