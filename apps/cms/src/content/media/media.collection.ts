import { pictureWidths, squareSide } from '@app/domain/snapshot/picture-widths'
import { readDrawing } from '@app/platform/drawing/read-drawing'
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
import { rejectDelete, rejectTrash } from '../references/refuse-while-used'
import { usedIn } from '../references/used-in.field'
import { cleanUploadedSvg } from './clean-svg.hook'
import { explainUploadError } from './explain-upload-error'
import { freeKey, nameUpload } from './name-upload'
import { previewOf } from './preview-of'

/**
 * Measured on a 1920×1080 render: AVIF effort 1 gives the same size as 3 in a third of the time; effort 0 takes a
 * third of that for 5 % more bytes. mozjpeg saves 20 % of a JPEG and takes three times as long, so effort 0 does not use it.
 */
const formats: { name: string; options: ImageSize['formatOptions'] }[] = [
  { name: 'avif', options: { format: 'avif', options: { quality: 55, effort: pictureEffort() } } },
  { name: 'jpeg', options: { format: 'jpeg', options: { quality: 78, mozjpeg: pictureEffort() > 0 } } },
]

const admin = { disableListColumn: true, disableListFilter: true, disableGroupBy: true }

const imageSizes: ImageSize[] = formats.flatMap(({ name, options: formatOptions }) => [
  ...pictureWidths.map((width) => ({ name: `${name}${width}`, width, withoutEnlargement: true, formatOptions, admin })),
  { name: `${name}Square`, width: squareSide, height: squareSide, formatOptions, admin },
])

/** Images are resized once, at upload, so that building the site does no image work. */
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
    // AVIF is listed for the generated sizes: Payload checks them against this list too.
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
    // A cropped image would keep its file name, and browsers cache files by name. Use the focal point instead.
    crop: false,
    // The server must not fetch URLs given by staff: it could reach services of our internal network.
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
        // A new file gets its key from its name; a required field would block the upload.
        condition: (_data, _siblings, { operation }) => operation === 'update',
      },
    },
    line(
      'alt',
      { es: 'Texto alternativo', en: 'Alt' },
      { description: { es: 'Lo que se ve, en una frase corta.', en: 'What the image shows, in a short sentence.' } },
    ),
    // What the site inlines into its pages. The shapes of a site plan's lots are stored separately, because checks
    // read only them.
    { name: 'drawing', type: 'json', admin: { hidden: true } },
    { name: 'shapes', type: 'json', admin: { hidden: true } },
    { name: 'preview', type: 'textarea', admin: { hidden: true } },
    usedIn(),
    languages(),
  ],
  hooks: {
    beforeChange: [rejectTrash, checkReplacedPlan],
    beforeDelete: [rejectDelete],
    // A new file is not on any page yet; one with a new description or new bytes may be.
    afterChange: [
      async ({ collection, doc, operation, req }) => {
        if (operation === 'update') await requestPublish(req, 'media', [changeOf(collection, doc, 'published')])
      },
    ],
    beforeOperation: [readOriginal, cleanUploadedSvg, nameUpload],
    afterError: [explainUploadError],
    beforeValidate: [
      async ({ data, req }) => {
        if (!data || !req.file) return data
        const key = data.key || (await freeKey(req, req.file.name))
        const isSvg = req.file.mimetype === 'image/svg+xml'
        const { shapes = null, ...drawing } = isSvg ? readDrawing(req.file.data.toString('utf8')) : {}
        return { ...data, key, drawing: isSvg ? drawing : null, shapes, preview: await previewOf(req.file) }
      },
    ],
  },
}
