import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { DemoFile } from '@sillar/content/media-files'
import type { Payload, PayloadRequest } from 'payload'

/** Uploads each demo file once; a file whose bytes changed gets new bytes under the same key. */
export async function seedMedia(payload: Payload, files: DemoFile[], req: Partial<PayloadRequest>): Promise<void> {
  const { docs } = await payload.find({ collection: 'media', req, depth: 0, pagination: false })
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
          req,
          locale: 'es',
          ...(sameBytes ? {} : { file: upload, overwriteExistingFiles: true }),
        })
      : await payload.create({ collection: 'media', data, req, locale: 'es', file: upload })
    await payload.update({ collection: 'media', id: stored.id, data: { alt: file.alt.en }, req, locale: 'en' })
  }
}
