import path from 'node:path'
import type { CollectionBeforeOperationHook } from 'payload'
import { localizedError } from '../../panel/language/refusal'

/** Detects markup that a browser might render as SVG, whatever the file name. */
const isMarkup = (bytes: Buffer) => /^[\0\s\ufeff\ufffd]*</.test(bytes.subarray(0, 200).toString('utf8'))

/** Cleans an uploaded SVG before it is stored, so that its file name hash is that of the clean version. */
export const cleanUploadedSvg: CollectionBeforeOperationHook<'media'> = async ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return args
  if (req.file.mimetype !== 'image/svg+xml' && !isMarkup(req.file.data)) return args
  // Loaded on first use, because the parser needs time and memory.
  const { cleanSvg } = await import('./clean-svg')
  const clean = cleanSvg(req.file.data)
  if (clean === undefined)
    throw localizedError(
      req,
      {
        es: 'Este archivo SVG no se puede leer. Expórtalo otra vez como SVG simple.',
        en: 'This SVG cannot be read. Export it again as a plain SVG.',
      },
      400,
    )
  const data = Buffer.from(clean)
  const name = `${path.parse(req.file.name).name}.svg`
  Object.assign(req.file, { data, name, size: data.length, mimetype: 'image/svg+xml' })
  return args
}
