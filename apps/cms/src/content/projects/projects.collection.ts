import { amenityIcons } from '@app/domain/snapshot/icons'
import { projectKinds, salesStatuses } from '@app/domain/snapshot/project.schema'
import type { CollectionConfig, Field, PayloadRequest, UploadField } from 'payload'
import { contentIcon } from '../../panel/fields/choices'
import { copyName, emptyInCopy } from '../../panel/fields/duplicates'
import { group, list, optionalGroup, seo } from '../../panel/fields/groups'
import { iconLabels } from '../../panel/fields/icon-labels'
import { linkGroup } from '../../panel/fields/links'
import { decimal, optionalWholeNumber, pageSlug, position, wholeNumber } from '../../panel/fields/numbers'
import { optionalUpload, optionalVideo, relationship, upload, uploads, videos } from '../../panel/fields/relationships'
import { heading, line, optionalLine, paragraph } from '../../panel/fields/texts'
import { localizeFor } from '../../panel/language/in-language'
import { listOf } from '../../panel/list/list-config'
import { menuGroups } from '../../panel/navigation/menu-groups'
import { taskFields } from '../../panel/record-form/tasks.field'
import { type Label, optionsOf } from '../../platform/labels'
import { publicCollection } from '../public-content'
import { redirectMovedPage } from '../redirects/redirect-moved-page'
import { usedInField } from '../references/used-in.field'
import { checkChosenPlan } from './check-plan'
import { answers, constructionUpdates } from './project-answers.fields'
import { renameLots } from './rename-lots'

const httpsLink = (name: string, label: Label): Field => ({
  name,
  type: 'text',
  label,
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    !value ||
    /^https:\/\//.test(String(value)) ||
    localizeFor(req, { es: 'Un enlace que empiece con https://', en: 'A URL that starts with https://' }),
})

const general: Field[] = [
  {
    name: 'name',
    type: 'text',
    label: { es: 'Nombre', en: 'Name' },
    required: true,
    hooks: { beforeDuplicate: [copyName] },
  },
  {
    name: 'kind',
    type: 'select',
    label: { es: 'Tipo', en: 'Kind' },
    required: true,
    options: optionsOf(projectKinds, {
      condominium: { es: 'Condominio', en: 'Condominium' },
      apartment: { es: 'Edificio multifamiliar', en: 'Apartment' },
    }),
  },
  relationship('place', { es: 'Zona', en: 'Place' }, 'places'),
  line('typeLabel', { es: 'Tipo que se muestra', en: 'Type Label' }),
  // `enumName` is set because Payload's draft state already uses the default name.
  {
    name: 'status',
    type: 'select',
    required: true,
    enumName: 'project_sales_status',
    options: optionsOf(salesStatuses, {
      'pre-sale': { es: 'Preventa', en: 'Pre-sale' },
      'in-progress': { es: 'En obras', en: 'In progress' },
      delivered: { es: 'Entregado', en: 'Delivered' },
    }),
    // The label is not "Estado", because the column of the draft state already has that label.
    label: { en: 'Sales status', es: 'Etapa de venta' },
  },
  { name: 'soldOut', type: 'checkbox', label: { es: 'Vendido al 100 %', en: 'Sold Out' }, defaultValue: false },
  optionalLine('statusNote', { es: 'Texto del estado', en: 'Status Note' }),
  {
    ...wholeNumber(
      'crmId',
      { es: 'Número en el CRM', en: 'CRM Id' },
      {
        es: 'Número del proyecto en el CRM. Los contactos se archivan con él: cámbialo solo junto con el CRM.',
        en: 'Project number of the CRM. Leads are filed under it: change it only together with the CRM.',
      },
    ),
    hooks: { beforeDuplicate: [emptyInCopy] },
  },
]

const price: Field[] = [
  optionalWholeNumber(
    'monthlyFromUsd',
    { es: 'Cuota mensual desde (US$)', en: 'Monthly From (US$)' },
    {
      es: 'Cuota mensual desde, en dólares. El monto en soles sale del tipo de cambio.',
      en: 'Lowest monthly instalment, in dollars. The amount in soles is calculated with the exchange rate.',
    },
  ),
  optionalWholeNumber(
    'months',
    { es: 'Meses sin intereses', en: 'Months' },
    {
      es: 'Meses sin intereses; vacío se muestra como «consultar».',
      en: 'Interest-free months; empty is shown as "consult".',
    },
  ),
  wholeNumber('minAreaM2', { es: 'Área mínima (m²)', en: 'Minimum Area (m²)' }),
  line('conditions', { es: 'Condiciones', en: 'Conditions' }),
]

const cardImages: Field[] = [
  upload('logo', { es: 'Logotipo', en: 'Logo' }),
  upload('cardImage', { es: 'Imagen de la tarjeta', en: 'Card Image' }),
]

/**
 * The SVG with one shape per lot. It is checked when staff choose it and again for every release
 * (packages/domain/src/lot/lot-plan.ts).
 */
const lotPlan: UploadField = {
  ...(optionalUpload('lotPlan', { es: 'Plano de lotes', en: 'Lot Plan' }) as UploadField),
  filterOptions: { mimeType: { equals: 'image/svg+xml' } },
  // A copied project has no lots, and a plan without lots cannot be published.
  hooks: { beforeDuplicate: [emptyInCopy] },
  admin: {
    description: {
      es: 'SVG con un polígono por lote, cuyo id es la forma del lote: lot-a-01.',
      en: 'SVG with one polygon per lot. The id of the polygon is the shape of the lot: lot-a-01.',
    },
  },
} as UploadField

/** Two images of a lot from the same viewpoint, for the before/after comparison. */
const lotImages = optionalGroup('lotImages', { es: 'Un lote antes y después', en: 'Lot Images' }, [
  upload('empty', { es: 'El lote vacío', en: 'Empty' }),
  upload('built', { es: 'El mismo lote con una casa', en: 'Built' }),
])

const infoBox = group('infoBox', { es: 'Recuadro de información', en: 'Info Box' }, [
  list('infoBoxes', { es: 'Características', en: 'Info Boxes', row: { es: 'Característica', en: 'Info Box' } }, [
    contentIcon({ required: true }),
    line(
      'value',
      { es: 'Dato', en: 'Value' },
      {
        description: {
          es: 'Puede nombrar una cifra del proyecto: {area}, {months}, {priceUsd}, {pricePen}.',
          en: 'May contain a figure of the project: {area}, {months}, {priceUsd}, {pricePen}.',
        },
      },
    ),
    line('text', { es: 'Texto', en: 'Text' }),
    {
      name: 'highlighted',
      type: 'checkbox',
      label: { es: 'Con color de acento', en: 'Highlighted' },
      defaultValue: false,
    },
    { name: 'bold', type: 'checkbox', label: { es: 'Valor en negrita', en: 'Bold' }, defaultValue: true },
  ]),
])

const card = group('card', { es: 'Tarjeta del proyecto', en: 'Card' }, [
  optionalLine(
    'description',
    { es: 'Descripción', en: 'Description' },
    {
      description: { es: 'Una línea corta; si está vacía, no se muestra.', en: 'One short line. Not shown if empty.' },
    },
  ),
  optionalLine('detail1', { es: 'Primer detalle', en: 'First Detail' }),
  optionalLine('detail2', { es: 'Segundo detalle', en: 'Detail2' }),
])

const slider = list(
  'slider',
  {
    es: 'Carrusel de portada',
    en: 'Carousel',
    row: { es: 'Imagen o video', en: 'Image or video' },
    rows: { es: 'Imágenes y videos', en: 'Images and videos' },
  },
  [
    {
      name: 'type',
      type: 'select',
      label: { es: 'Tipo', en: 'Type' },
      required: true,
      defaultValue: 'image',
      options: [
        { value: 'image', label: { es: 'Imagen', en: 'Image' } },
        { value: 'video', label: { es: 'Video', en: 'Video' } },
      ],
    },
    upload('image', { es: 'Imagen', en: 'Image' }),
    optionalVideo('video', { es: 'Video', en: 'Video' }),
  ],
  { min: 1 },
)

const amenities = group('area', { es: 'Áreas comunes', en: 'Area' }, [
  ...heading(),
  paragraph('description', { es: 'Descripción', en: 'Description' }),
  list(
    'amenities',
    { es: 'Áreas y servicios', en: 'Amenities', row: { es: 'Área o servicio', en: 'Amenity' } },
    [
      {
        name: 'icon',
        type: 'select',
        label: { es: 'Ícono', en: 'Icon' },
        required: true,
        options: optionsOf(amenityIcons, iconLabels),
      },
      line('text', { es: 'Texto', en: 'Text' }),
      {
        name: 'sharing',
        type: 'select',
        label: { es: 'Uso', en: 'Sharing' },
        options: [
          { value: 'own', label: { es: 'Uso propio', en: 'Own' } },
          { value: 'shared', label: { es: 'Uso compartido', en: 'Shared' } },
        ],
      },
    ],
    { min: 4 },
  ),
  optionalUpload('building', { es: 'Imagen del edificio', en: 'Building' }),
])

const gallery = group('gallery', { es: 'Galería', en: 'Gallery' }, [
  ...heading(),
  optionalLine('subtitle', { es: 'Subtítulo', en: 'Subtitle' }),
  optionalLine('note', { es: 'Nota', en: 'Note' }),
  uploads('images', { es: 'Imágenes', en: 'Images' }),
  list(
    'sliders',
    {
      es: 'Carruseles de la galería',
      en: 'Carousels',
      row: { es: 'Carrusel', en: 'Carousel' },
      rows: { es: 'Carruseles', en: 'Carousels' },
    },
    [line('title', { es: 'Título', en: 'Title' }), uploads('images', { es: 'Imágenes', en: 'Images' })],
    { max: 2 },
  ),
  optionalUpload('panorama', { es: 'Panorama 360°', en: 'Panorama' }),
  httpsLink('tourUrl', { es: 'Enlace del recorrido', en: 'Tour URL' }),
  videos('videos', { es: 'Videos', en: 'Videos' }),
  optionalUpload('videoPoster', { es: 'Imagen del video', en: 'Video Poster' }),
  httpsLink('videoUrl', { es: 'Enlace del video', en: 'Video URL' }),
  group('cta', { es: 'Llamado a la acción', en: 'Call to Action' }, [
    ...heading(),
    line('description', { es: 'Descripción', en: 'Description' }),
    line('buttonText', { es: 'Texto del botón', en: 'Button Text' }),
    linkGroup('more', { es: 'Enlace adicional', en: 'More' }),
  ]),
])

const stages = optionalGroup('stages', { es: 'Avance de obra', en: 'Progress' }, [
  ...heading(),
  paragraph('description', { es: 'Descripción', en: 'Description' }),
  optionalLine('note', { es: 'Nota', en: 'Note' }),
  list(
    'images',
    { es: 'Imágenes', en: 'Images', row: { es: 'Imagen', en: 'Image' } },
    [
      upload('image', { es: 'Imagen', en: 'Image' }),
      line('title', { es: 'Título', en: 'Title' }),
      line('caption', { es: 'Pie de imagen', en: 'Caption' }),
    ],
    { min: 4, max: 4 },
  ),
])

const virtual = optionalGroup('virtual', { es: 'Recorrido virtual', en: 'Virtual' }, [
  ...heading(),
  optionalLine('subtitle', { es: 'Subtítulo', en: 'Subtitle' }),
  optionalLine('note', { es: 'Nota', en: 'Note' }),
  upload('poster', { es: 'Imagen de portada', en: 'Poster' }),
  videos('videos', { es: 'Videos', en: 'Videos' }),
  optionalUpload('panorama', { es: 'Panorama 360°', en: 'Panorama' }),
  httpsLink('tourUrl', { es: 'Enlace del recorrido', en: 'Tour URL' }),
  httpsLink('videoUrl', { es: 'Enlace del video', en: 'Video URL' }),
])

const promoBanner = optionalGroup('promoBanner', { es: 'Banner del proyecto', en: 'Promo Banner' }, [
  ...heading(),
  paragraph('subtitle', { es: 'Subtítulo', en: 'Subtitle' }),
  optionalLine('designation', { es: 'Denominación', en: 'Designation' }),
  line('ctaText', { es: 'Texto del botón', en: 'Button Text' }),
  optionalLine(
    'ctaHighlight',
    { es: 'Texto destacado sobre el botón', en: 'Highlight above the Button' },
    {
      description: {
        es: 'Se destaca sobre el botón; si está vacío, no se muestra.',
        en: 'Highlighted above the button. Not shown if empty.',
      },
    },
  ),
  upload('image', { es: 'Imagen', en: 'Image' }),
])

const location = group('location', { es: 'Ubicación', en: 'Location' }, [
  ...heading(),
  paragraph('description', { es: 'Descripción', en: 'Description' }),
  upload('map', { es: 'Plano', en: 'Map' }),
  optionalGroup('coordinates', { es: 'Coordenadas', en: 'Coordinates' }, [
    decimal('lat', { es: 'Latitud', en: 'Latitude' }),
    decimal('lng', { es: 'Longitud', en: 'Longitude' }),
    {
      name: 'ofTown',
      type: 'checkbox',
      label: { es: 'Es el centro de la localidad', en: 'Is the Centre of the Town' },
      defaultValue: false,
      admin: {
        description: {
          es: 'El punto es el centro de la localidad, no el terreno; se avisa a los visitantes.',
          en: 'The point is the centre of the town, not the site. Visitors are informed.',
        },
      },
    },
  ]),
  httpsLink('googleMapsUrl', { es: 'Enlace de Google Maps', en: 'Google Maps URL' }),
  httpsLink('wazeUrl', { es: 'Enlace de Waze', en: 'Waze URL' }),
  optionalLine('note', { es: 'Nota', en: 'Note' }),
])

const related = group('related', { es: 'Proyectos relacionados', en: 'Related' }, [
  ...heading(),
  {
    name: 'projects',
    type: 'relationship',
    label: { es: 'Proyectos', en: 'Projects' },
    relationTo: 'projects',
    hasMany: true,
  },
])

const contact = group('contact', { es: 'Sección de contacto', en: 'Contact' }, [
  ...heading(),
  paragraph('intro', { es: 'Texto de entrada', en: 'Intro' }),
  upload('image', { es: 'Imagen', en: 'Image' }),
])

/** Condominiums and apartment buildings. The tasks follow the order in which staff prepare a project. */
export const projects: CollectionConfig = publicCollection({
  slug: 'projects',
  labels: { singular: { es: 'Proyecto', en: 'Project' }, plural: { es: 'Proyectos', en: 'Projects' } },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'status', 'monthlyFromUsd', 'months', 'minAreaM2', '_status'],
    group: menuGroups.content,
    // A list that reads all fields of its projects takes twice as long.
    enableListViewSelectAPI: true,
  },
  // The fields of the list in `custom`. Payload reads only the columns that a user chose in its own list.
  forceSelect: { name: true, place: true, status: true, monthlyFromUsd: true, _status: true, updatedAt: true },
  defaultSort: 'order',
  custom: listOf({
    note: ['place'],
    columns: ['_status', 'status', 'monthlyFromUsd', 'languages', 'updatedAt'],
    filters: ['kind', 'status', 'place'],
    missing: { monthlyFromUsd: { es: 'Sin cuota', en: 'No instalment' } },
  }),
  hooks: { beforeChange: [checkChosenPlan, renameLots, redirectMovedPage] },
  fields: [
    pageSlug('name'),
    position(),
    ...taskFields([
      {
        label: { es: 'Lo que se vende', en: 'What is sold' },
        tasks: [
          { label: { es: 'Nombre y etapa', en: 'Name and stage' }, fields: general },
          { label: { es: 'Precio y condiciones', en: 'Price and conditions' }, fields: price },
          { label: { es: 'Lotes', en: 'Lots' }, fields: [lotPlan, lotImages] },
          { label: { es: 'Áreas y servicios', en: 'Amenities' }, fields: [amenities] },
        ],
      },
      {
        label: { es: 'Cómo se ve', en: 'How it looks' },
        tasks: [
          { label: { es: 'Logotipo y tarjeta', en: 'Logo and card' }, fields: [...cardImages, card] },
          { label: { es: 'Carrusel de portada', en: 'Carousel' }, fields: [slider] },
          { label: { es: 'Galería', en: 'Gallery' }, fields: [gallery] },
          { label: { es: 'Recorrido y banner', en: 'Virtual tour and banner' }, fields: [virtual, promoBanner] },
        ],
      },
      {
        label: { es: 'Por qué confiar', en: 'Why trust it' },
        tasks: [
          { label: { es: 'Recuadro de información', en: 'Info box' }, fields: [infoBox] },
          { label: { es: 'Avance de obra', en: 'Construction updates' }, fields: [stages, constructionUpdates] },
          { label: { es: 'Documentos y respuestas', en: 'Documents and answers' }, fields: [answers] },
          { label: { es: 'Ubicación', en: 'Location' }, fields: [location] },
        ],
      },
      {
        label: { es: 'Cierre', en: 'Closing' },
        tasks: [
          { label: { es: 'Relacionados y contacto', en: 'Related and contact' }, fields: [related, contact] },
          { label: { es: 'Buscadores', en: 'Search engines' }, fields: [seo()] },
        ],
      },
    ]),
    usedInField(),
  ],
})
