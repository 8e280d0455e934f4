import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { DemoFile } from '@app/content/media-files'
import type { Payload, PayloadRequest } from 'payload'

/**
 * Uploads new demo files, replaces files with changed bytes and updates their texts. Every Payload call needs a new
 * request, because Payload would write the previous file of a shared request again.
 */
export async function seedMedia(
  payload: Payload,
  files: DemoFile[],
  context: PayloadRequest['context'],
): Promise<void> {
  const newRequest = () => ({ context: { ...context } })
  const { docs } = await payload.find({ collection: 'media', req: newRequest(), depth: 0, pagination: false })
  const existingFiles = new Map(docs.map((doc) => [doc.key, doc]))
  for (const file of files) {
    const existingFile = existingFiles.get(file.key)
    const upload = { data: await readFile(file.path), mimetype: file.mimeType, name: path.basename(file.path), size: 0 }
    upload.size = upload.data.length
    const data = { key: file.key, alt: file.alt.es, focalX: file.focal.x, focalY: file.focal.y }
    const hasSameBytes = existingFile?.filename?.includes(file.hash.slice(0, 8))
    const storedFile = existingFile
      ? await payload.update({
          collection: 'media',
          id: existingFile.id,
          data,
          req: newRequest(),
          locale: 'es',
          ...(hasSameBytes ? {} : { file: upload, overwriteExistingFiles: true }),
        })
      : await payload.create({ collection: 'media', data, req: newRequest(), locale: 'es', file: upload })
    await payload.update({
      collection: 'media',
      id: storedFile.id,
      data: { alt: file.alt.en },
      req: newRequest(),
      locale: 'en',
    })
  }
}
