import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { mediaStore } from './media-store'

type Edits = { focalPoint?: { x?: number; y?: number } }

/**
 * Reads the original from the store when Payload must crop it again for a moved focal point. Payload would fetch it
 * from the public URL, which the CMS cannot reach in a container.
 */
export const readOriginal: CollectionBeforeOperationHook<'media'> = async ({ args, operation, req }) => {
  if (operation !== 'update' || req.file || !('id' in args)) return args
  const focalPoint = (req.query?.uploadEdits as Edits | undefined)?.focalPoint
  if (!focalPoint) return args
  const image = await req.payload.findByID({ collection: 'media', id: String(args.id), depth: 0, req })
  const isMoved = Number(focalPoint.x) !== image.focalX || Number(focalPoint.y) !== image.focalY
  if (!isMoved || !image.filename || !image.mimeType) return args
  req.file = await loadFile(image.filename, image.mimeType)
  return { ...args, overwriteExistingFiles: true }
}

async function loadFile(filename: string, mimetype: string): Promise<PayloadRequest['file']> {
  const data = Buffer.from(await mediaStore().get(filename))
  return { data, mimetype, name: filename, size: data.length }
}
