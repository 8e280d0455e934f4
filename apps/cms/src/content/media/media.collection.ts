import { imageWidths, squareSide } from '@app/domain/snapshot/image-widths'
import { readSvg } from '@app/platform/svg/read-svg'
import type { CollectionConfig, ImageSize } from 'payload'
import { line } from '../../panel/fields/texts'
import { listOf } from '../../panel/list/list-config'
import { menuGroups } from '../../panel/navigation/menu-groups'
import { newRecordTitleField } from '../../panel/record-form/head.field'
import { imageEffort } from '../../platform/env'
import { readOriginal } from '../../platform/storage/read-original'
import { changeOf } from '../../publishing/releases/record-change'
import { requestPublish } from '../../publishing/releases/request-publish'
import { languageStripField } from '../languages/language-strip.field'
import { languagesField } from '../languages/languages.field'
import { checkReplacedPlan } from '../projects/check-plan'
import { rejectDelete, rejectTrash } from '../references/reject-while-used'
import { usedInField } from '../references/used-in.field'
import { cleanUploadedSvg } from './clean-svg.hook'
import { createPlaceholder } from './create-placeholder'
import { explainUploadError } from './explain-upload-error'
import { findUnusedKey, nameUpload } from './name-upload'
import { otherAltField } from './other-alt.field'

/**
 * Measured on a 1920×1080 image: AVIF effort 1 takes a third of the time of effort 3 for the same size, and effort 0
 * takes a third of the time of effort 1 for 5% more bytes. With effort 0, JPEGs are encoded without mozjpeg, which
 * would make them 20% smaller but takes three times as long.
 */
const formats: { name: string; options: ImageSize['formatOptions'] }[] = [
  { name: 'avif', options: { format: 'avif', options: { quality: 55, effort: imageEffort() } } },
  { name: 'jpeg', options: { format: 'jpeg', options: { quality: 78, mozjpeg: imageEffort() > 0 } } },
]

const hiddenInList = { disableListColumn: true, disableListFilter: true, disableGroupBy: true }

const imageSizes: ImageSize[] = formats.flatMap(({ name, options: formatOptions }) => [
  ...imageWidths.map((width) => ({
    name: `${name}${width}`,
    width,
    withoutEnlargement: true,
    formatOptions,
    admin: hiddenInList,
  })),
  { name: `${name}Square`, width: squareSide, height: squareSide, formatOptions, admin: hiddenInList },
])

/** Images are resized at upload, so building the site does not process images. */
export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: { es: 'Archivo', en: 'Media' }, plural: { es: 'Imágenes y archivos', en: 'Media' } },
  admin: {
    useAsTitle: 'key',
    defaultColumns: ['filename', 'key', 'alt', 'languages', 'updatedAt'],
    listSearchableFields: ['alt', 'filename', 'key'],
    group: menuGroups.content,
  },
  custom: listOf({
    title: ['filename'],
    note: ['alt'],
    image: 'self',
    columns: ['languages', 'updatedAt'],
    create: { es: 'Subir archivo', en: 'Upload file' },
  }),
  folders: true,
  trash: true,
  upload: {
    // AVIF is included because Payload also checks the generated sizes against this list.
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
    // A cropped image would keep its file name, and browsers cache files by name. Staff set the focal point instead.
    crop: false,
    // The server must not fetch URLs entered by staff, because it can reach our internal network.
    pasteURL: false,
  },
  fields: [
    newRecordTitleField,
    languageStripField,
    {
      name: 'key',
      type: 'text',
      label: { es: 'Nombre', en: 'Name' },
      required: true,
      unique: true,
      index: true,
      admin: {
        description: {
          es: 'Con este nombre lo usan las páginas. Se toma del archivo.',
          en: 'Pages use the file by this name. It is taken from the file.',
        },
        // A new file gets its key from the file name. A required field in the form would block the upload.
        condition: (_data, _siblings, { operation }) => operation === 'update',
      },
    },
    otherAltField,
    {
      ...line('alt', { es: 'Texto alternativo', en: 'Alternative text' }),
      admin: { components: { Field: '/content/media/views/alt-texts#AltTexts' } },
    },
    // `svg` is the SVG that the site inlines. The shapes of the lots are stored separately, because the checks of a
    // site plan need only the shapes.
    { name: 'svg', type: 'json', admin: { hidden: true } },
    { name: 'shapes', type: 'json', admin: { hidden: true } },
    { name: 'preview', type: 'textarea', admin: { hidden: true } },
    usedInField(),
    // The form has the texts of both languages.
    languagesField({ Field: '/panel/record-form/no-field#NoField' }),
  ],
  hooks: {
    beforeChange: [rejectTrash, checkReplacedPlan],
    beforeDelete: [rejectDelete],
    // A new file is not on any page yet, so only an update requires a publish.
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
        const key = data.key || (await findUnusedKey(req, req.file.name))
        const isSvg = req.file.mimetype === 'image/svg+xml'
        const { shapes = null, ...svg } = isSvg ? readSvg(req.file.data.toString('utf8')) : {}
        return { ...data, key, svg: isSvg ? svg : null, shapes, preview: await createPlaceholder(req.file) }
      },
    ],
  },
}
