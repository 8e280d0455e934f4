import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { DemoFile } from '@app/content/media-files'
import type { Payload, PayloadRequest } from 'payload'

/**
 * Uploads each demo file once; a file with changed bytes is replaced under the same key. Every step uses its own
 * request: in a shared one, Payload would write the previous upload again under the next name.
 */
export async function seedMedia(
  payload: Payload,
  files: DemoFile[],
  context: PayloadRequest['context'],
): Promise<void> {
  const request = () => ({ context: { ...context } })
  const { docs } = await payload.find({ collection: 'media', req: request(), depth: 0, pagination: false })
  const known = new Map(docs.map((doc) => [doc.key, doc]))
  for (const file of files) {
    const existing = known.get(file.key)
    const upload = { data: await readFile(file.path), mimetype: file.mimeType, name: path.basename(file.path), size: 0 }
    upload.size = upload.data.length
    const data = { key: file.key, alt: file.alt.es, focalX: file.focal.x, focalY: file.focal.y }
    const sameBytes = existing?.filename?.includes(file.hash.slice(0, 8))
    const stored = existing
      ? await payload.update({
          collection: 'media',
          id: existing.id,
          data,
          req: request(),
          locale: 'es',
          ...(sameBytes ? {} : { file: upload, overwriteExistingFiles: true }),
        })
      : await payload.create({ collection: 'media', data, req: request(), locale: 'es', file: upload })
    await payload.update({
      collection: 'media',
      id: stored.id,
      data: { alt: file.alt.en },
      req: request(),
      locale: 'en',
    })
  }
}
