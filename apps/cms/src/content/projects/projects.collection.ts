import { amenityIcons } from '@sillar/domain/snapshot/icons'
import { projectKinds, salesStatuses } from '@sillar/domain/snapshot/project.schema'
import type { CollectionConfig, Field, PayloadRequest, UploadField } from 'payload'
import { contentIcon } from '../../panel/fields/choices'
import { copyName, emptyInCopy } from '../../panel/fields/duplicates'
import { group, list, optionalGroup, seo } from '../../panel/fields/groups'
import { linkGroup } from '../../panel/fields/links'
import { decimal, optionalWhole, position, uniqueSlug, whole } from '../../panel/fields/numbers'
import { films, optionalFilm, optionalPicture, picture, pictures, reference } from '../../panel/fields/references'
import { heading, line, optionalLine, paragraph } from '../../panel/fields/texts'
import { sayTo } from '../../panel/language/in-language'
import { publicCollection } from '../public-content'
import { usedIn } from '../references/used-in.field'
import { checkChosenPlan } from './check-plan'
import { answers, works } from './project-answers.fields'

const address = (name: string): Field => ({
  name,
  type: 'text',
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    !value || /^https:\/\//.test(String(value)) || sayTo(req, 'An address that starts with https://'),
})

const facts: Field[] = [
  { name: 'name', type: 'text', required: true, hooks: { beforeDuplicate: [copyName] } },
  { name: 'kind', type: 'select', required: true, options: [...projectKinds] },
  reference('place', 'places'),
  line('typeLabel'),
  // Payload's own draft state already owns the enum name this field would get.
  {
    name: 'status',
    type: 'select',
    required: true,
    enumName: 'project_sales_status',
    options: [...salesStatuses],
    // Beside the state of the draft, a second column called "Estado" would tell nobody which is which.
    label: { en: 'Sales status', es: 'Etapa de venta' },
  },
  { name: 'soldOut', type: 'checkbox', defaultValue: false },
  optionalLine('statusNote'),
  optionalWhole(
    'monthlyFromUsd',
    'Monthly instalment from, in dollars. The soles figure follows from the exchange rate.',
  ),
  optionalWhole('months', 'Interest-free months; empty is shown as "consult".'),
  whole('minAreaM2'),
  line('conditions'),
  picture('logo'),
  picture('cardImage'),
  {
    ...whole('crmId', 'Project number of the CRM. Leads are filed under it: change it only together with the CRM.'),
    hooks: { beforeDuplicate: [emptyInCopy] },
  },
]

/** Every lot a shape, every shape a lot: asked when a plan is chosen, and again of every release (packages/domain/src/lot/lot-plan.ts). */
const lotPlan: UploadField = {
  ...(optionalPicture('lotPlan') as UploadField),
  filterOptions: { mimeType: { equals: 'image/svg+xml' } },
  // The lots stay with the project they are of, and a plan without lots cannot be published.
  hooks: { beforeDuplicate: [emptyInCopy] },
  admin: { description: 'SVG with a polygon per lot, whose id is the shape of the lot: lot-a-01.' },
} as UploadField

/** One lot from one camera, so that visitors can draw the one picture over the other. */
const lotPictures = optionalGroup('lotPictures', [picture('empty'), picture('built')])

const infoBox = group('infoBox', [
  list('infoBoxes', [
    contentIcon({ required: true }),
    line('value', { description: 'May name a figure of the project: {area}, {months}, {priceUsd}, {pricePen}.' }),
    line('text'),
    { name: 'highlighted', type: 'checkbox', defaultValue: false },
    { name: 'bold', type: 'checkbox', defaultValue: true },
  ]),
])

const card = group('card', [
  optionalLine('description', { description: 'One short line; empty is not shown.' }),
  optionalLine('detail1'),
  optionalLine('detail2'),
])

const slider = list(
  'slider',
  [
    { name: 'type', type: 'select', required: true, defaultValue: 'image', options: ['image', 'video'] },
    picture('image'),
    optionalFilm('film'),
  ],
  { min: 1 },
)

const amenities = group('area', [
  ...heading(),
  paragraph('description'),
  list(
    'amenities',
    [
      { name: 'icon', type: 'select', required: true, options: [...amenityIcons] },
      line('text'),
      { name: 'sharing', type: 'select', options: ['own', 'shared'] },
    ],
    { min: 4 },
  ),
  optionalPicture('building'),
])

const gallery = group('gallery', [
  ...heading(),
  optionalLine('subtitle'),
  optionalLine('note'),
  pictures('images'),
  list('sliders', [line('title'), pictures('images')], { max: 2 }),
  optionalPicture('panorama'),
  address('tourUrl'),
  films('films'),
  optionalPicture('filmPoster'),
  address('videoUrl'),
  group('cta', [...heading(), line('description'), line('buttonText'), linkGroup('more')]),
])

const progress = optionalGroup('progress', [
  ...heading(),
  paragraph('description'),
  optionalLine('note'),
  list('images', [picture('image'), line('title'), line('caption')], { min: 4, max: 4 }),
])

const virtual = optionalGroup('virtual', [
  ...heading(),
  optionalLine('subtitle'),
  optionalLine('note'),
  picture('poster'),
  films('films'),
  optionalPicture('panorama'),
  address('tourUrl'),
  address('videoUrl'),
])

const promoBanner = optionalGroup('promoBanner', [
  ...heading(),
  paragraph('subtitle'),
  optionalLine('designation'),
  line('ctaText'),
  optionalLine('ctaHighlight', { description: 'Stands out above the button; empty is not shown.' }),
  picture('image'),
])

const location = group('location', [
  ...heading(),
  paragraph('description'),
  picture('map'),
  optionalGroup('coordinates', [
    decimal('lat'),
    decimal('lng'),
    {
      name: 'ofTown',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'The point is the middle of the town, not the site; visitors are told so.' },
    },
  ]),
  address('googleMapsUrl'),
  address('wazeUrl'),
  optionalLine('note'),
])

const related = group('related', [
  ...heading(),
  { name: 'projects', type: 'relationship', relationTo: 'projects', hasMany: true },
])

const contact = group('contact', [...heading(), paragraph('lead'), picture('image')])

/** Condominiums and apartment buildings. Tabs follow the order of the project page. */
export const projects: CollectionConfig = publicCollection({
  slug: 'projects',
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'status', 'monthlyFromUsd', 'months', 'minAreaM2', '_status'],
    group: 'Content',
  },
  defaultSort: 'order',
  hooks: { beforeChange: [checkChosenPlan] },
  fields: [
    uniqueSlug(),
    position(),
    {
      type: 'tabs',
      tabs: [
        { label: 'Facts and price', fields: facts },
        { label: 'Info box and card', fields: [infoBox, card] },
        { label: 'Slider', fields: [slider] },
        { label: 'Amenities', fields: [amenities] },
        { label: 'Gallery', fields: [gallery] },
        { label: 'Lots', fields: [lotPlan, lotPictures] },
        { label: 'Works', fields: [progress, works] },
        { label: 'Virtual tour and banner', fields: [virtual, promoBanner] },
        { label: 'Location', fields: [location] },
        { label: 'Documents and answers', fields: [answers] },
        { label: 'Related and contact', fields: [related, contact] },
        { label: 'Search engines', fields: [seo()] },
      ],
    },
    usedIn(),
  ],
})
