import path from 'node:path'
import type { CollectionBeforeOperationHook } from 'payload'
import { localizedError } from '../../panel/language/localized-error'

/** Detects markup that a browser might render as SVG regardless of the file name. */
const isMarkup = (bytes: Buffer) => /^[\0\s\ufeff\ufffd]*</.test(bytes.subarray(0, 200).toString('utf8'))

/** Cleans an uploaded SVG. It must run before `nameUpload`, which adds the content hash to the file name. */
export const cleanUploadedSvg: CollectionBeforeOperationHook<'media'> = async ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return args
  if (req.file.mimetype !== 'image/svg+xml' && !isMarkup(req.file.data)) return args
  // Imported on first use, because jsdom loads slowly and needs a lot of memory.
  const { cleanSvg } = await import('./clean-svg')
  const cleanMarkup = cleanSvg(req.file.data)
  if (cleanMarkup === undefined)
    throw localizedError(
      req,
      {
        es: 'Este archivo SVG no se puede leer. Expórtalo otra vez como SVG simple.',
        en: 'This SVG cannot be read. Export it again as a plain SVG.',
      },
      400,
    )
  const data = Buffer.from(cleanMarkup)
  const name = `${path.parse(req.file.name).name}.svg`
  Object.assign(req.file, { data, name, size: data.length, mimetype: 'image/svg+xml' })
  return args
}
