import { pictureWidths, squareSide } from '@sillar/domain/snapshot/picture-widths'
import { readDrawing } from '@sillar/platform/drawing/read-drawing'
import type { CollectionConfig, ImageSize } from 'payload'
import { line } from '../../panel/fields/texts'
import { menuGroups } from '../../panel/navigation/menu-groups'
import { pictureEffort } from '../../platform/env'
import { readOriginal } from '../../platform/storage/read-original'
import { changeOf } from '../../publishing/releases/record-change'
import { requestPublish } from '../../publishing/releases/request-publish'
import { languageStrip } from '../languages/language-strip.field'
import { languages } from '../languages/languages.field'
import { checkReplacedPlan } from '../projects/check-plan'
import { refuseDelete, refuseTrash } from '../references/refuse-while-used'
import { usedIn } from '../references/used-in.field'
import { keepDrawingsClean } from './clean-svg.hook'
import { explainUploadError } from './explain-upload-error'
import { freeKey, nameUpload } from './name-upload'
import { previewOf } from './preview-of'

/** Measured on a 1920×1080 render: AVIF effort 1 is as small as 3 and three times as fast; 0 takes a third of 1, and 5 % more bytes. */
const formats: { name: string; options: ImageSize['formatOptions'] }[] = [
  { name: 'avif', options: { format: 'avif', options: { quality: 55, effort: pictureEffort() } } },
  { name: 'jpeg', options: { format: 'jpeg', options: { quality: 78, mozjpeg: true } } },
]

const admin = { disableListColumn: true, disableListFilter: true, disableGroupBy: true }

const imageSizes: ImageSize[] = formats.flatMap(({ name, options: formatOptions }) => [
  ...pictureWidths.map((width) => ({ name: `${name}${width}`, width, withoutEnlargement: true, formatOptions, admin })),
  { name: `${name}Square`, width: squareSide, height: squareSide, formatOptions, admin },
])

/** Pictures are sized once, at upload, so that building the site does no image work. */
export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: { es: 'Archivo', en: 'Media' }, plural: { es: 'Imágenes y archivos', en: 'Media' } },
  admin: {
    useAsTitle: 'key',
    defaultColumns: ['filename', 'key', 'alt', 'languages', 'updatedAt'],
    listSearchableFields: ['alt', 'filename', 'key'],
    group: menuGroups.content,
  },
  folders: true,
  trash: true,
  upload: {
    // AVIF is here for the sizes made from an upload, which Payload checks against this list too.
    mimeTypes: [
      'image/jpeg',
      'image/png',
      'image/webp',
      'image/avif',
      'image/svg+xml',
      'video/mp4',
      'video/webm',
      'application/pdf',
    ],
    imageSizes,
    focalPoint: true,
    // A cut picture would keep its name, and browsers keep files by name. The focal point serves the same end.
    crop: false,
    // The server fetches nothing that staff name: from here it could reach what is for our own network alone.
    pasteURL: false,
  },
  fields: [
    languageStrip,
    {
      name: 'key',
      type: 'text',
      label: { es: 'Clave', en: 'Key' },
      required: true,
      unique: true,
      index: true,
      admin: {
        description: {
          es: 'Nombre con el que el contenido usa este archivo; se toma del nombre del archivo.',
          en: 'Name by which content refers to this file; taken from the file name.',
        },
        // A new file gets its key from its name; as a required field it would stop the upload.
        condition: (_data, _siblings, { operation }) => operation === 'update',
      },
    },
    line(
      'alt',
      { es: 'Texto alternativo', en: 'Alt' },
      { description: { es: 'Lo que se ve, en una frase corta.', en: 'What is to be seen, in a short sentence.' } },
    ),
    // What the site sets into its pages. The shapes of a plan's lots are apart: checks read them alone.
    { name: 'drawing', type: 'json', admin: { hidden: true } },
    { name: 'shapes', type: 'json', admin: { hidden: true } },
    { name: 'preview', type: 'textarea', admin: { hidden: true } },
    usedIn(),
    languages(),
  ],
  hooks: {
    beforeChange: [refuseTrash, checkReplacedPlan],
    beforeDelete: [refuseDelete],
    // A new file is on no page yet; one with another description or other bytes may be.
    afterChange: [
      async ({ collection, doc, operation, req }) => {
        if (operation === 'update') await requestPublish(req, 'media', [changeOf(collection, doc, 'published')])
      },
    ],
    beforeOperation: [readOriginal, keepDrawingsClean, nameUpload],
    afterError: [explainUploadError],
    beforeValidate: [
      async ({ data, req }) => {
        if (!data || !req.file) return data
        const key = data.key || (await freeKey(req, req.file.name))
        const isDrawing = req.file.mimetype === 'image/svg+xml'
        const { shapes = null, ...drawing } = isDrawing ? readDrawing(req.file.data.toString('utf8')) : {}
        return { ...data, key, drawing: isDrawing ? drawing : null, shapes, preview: await previewOf(req.file) }
      },
    ],
  },
}
