import path from 'node:path'
import type { CollectionBeforeOperationHook } from 'payload'
import { refusal } from '../../panel/language/refusal'

/** Whatever it is called: markup that a browser might take for a drawing. */
const isMarkup = (bytes: Buffer) => /^[\0\s\ufeff\ufffd]*</.test(bytes.subarray(0, 200).toString('utf8'))

/** What is kept is the cleaned drawing, in the store as in the record, and its name is made from it. */
export const keepDrawingsClean: CollectionBeforeOperationHook<'media'> = async ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return args
  if (req.file.mimetype !== 'image/svg+xml' && !isMarkup(req.file.data)) return args
  // Loaded with the first drawing: the parser takes its time and some memory.
  const { cleanDrawing } = await import('./clean-svg')
  const clean = cleanDrawing(req.file.data)
  if (clean === undefined)
    throw refusal(
      req,
      {
        es: 'Este dibujo no se puede leer. Expórtalo otra vez como SVG simple.',
        en: 'This is not a drawing that can be read. Export it again as a plain SVG.',
      },
      400,
    )
  const data = Buffer.from(clean)
  const name = `${path.parse(req.file.name).name}.svg`
  Object.assign(req.file, { data, name, size: data.length, mimetype: 'image/svg+xml' })
  return args
}
