import type { CollectionConfig, Field } from 'payload'
import { filledBy, fillNumber, fillPublicationDay } from '../../panel/fields/automatic'
import { copyName, emptyInCopy } from '../../panel/fields/duplicates'
import { day, position, uniqueSlug, wholeNumber } from '../../panel/fields/numbers'
import { relationship, upload } from '../../panel/fields/relationships'
import { formatted, line, optionalLine, paragraph } from '../../panel/fields/texts'
import { listOf } from '../../panel/list/list-config'
import { menuGroups } from '../../panel/navigation/menu-groups'
import { taskFields } from '../../panel/record-form/tasks.field'
import { languagesField } from '../languages/languages.field'
import { publicCollection } from '../public-content'
import { redirectMovedPage } from '../redirects/redirect-moved-page'
import { usedInField } from '../references/used-in.field'

export const newsCategories: CollectionConfig = publicCollection({
  slug: 'news-categories',
  labels: {
    singular: { es: 'Categoría de noticias', en: 'News Category' },
    plural: { es: 'Categorías de noticias', en: 'News Categories' },
  },
  admin: { useAsTitle: 'label', group: menuGroups.content },
  defaultSort: 'order',
  fields: [
    uniqueSlug('slug', undefined, { from: 'label' }),
    position(),
    line('label', { es: 'Etiqueta', en: 'Label' }),
    usedInField(),
  ],
})

const number = wholeNumber(
  'number',
  { es: 'Número', en: 'Number' },
  {
    es: 'Se pone solo y es parte de la dirección, como en /noticias/15. Si lo cambias y publicas, la dirección vieja lleva a la nueva.',
    en: 'Set automatically as part of the URL, such as /noticias/15. If you change it and publish, the old URL redirects to the new one.',
  },
)

const text: Field[] = [
  { ...line('title', { es: 'Título', en: 'Title' }), hooks: { beforeDuplicate: [copyName] } },
  paragraph('summary', { es: 'Resumen', en: 'Summary' }),
  formatted('body', { es: 'Texto', en: 'Body' }),
]

const category: Field[] = [
  relationship('category', { es: 'Categoría', en: 'Category' }, 'news-categories'),
  line('author', { es: 'Autor', en: 'Author' }),
  {
    name: 'featured',
    type: 'checkbox',
    label: { es: 'Destacada en el inicio', en: 'Featured' },
    defaultValue: false,
    admin: {
      description: {
        es: 'Encabeza las noticias del inicio, cualquiera sea su fecha.',
        en: 'Shown first in the news of the home page, regardless of its date.',
      },
    },
    hooks: { beforeDuplicate: [() => false] },
  },
]

const publishedOn = day('publishedOn', { es: 'Publicado el', en: 'Published On' })

const dates: Field[] = [
  filledBy(fillPublicationDay, {
    ...publishedOn,
    admin: {
      ...publishedOn.admin,
      description: {
        es: 'Si está vacío, es el día en que se publica.',
        en: 'If empty, it is the day of publication.',
      },
    },
  }),
  {
    ...optionalLine(
      'dateLabel',
      { es: 'Fecha que se muestra', en: 'Date Label' },
      {
        description: {
          es: 'Solo si no basta el día: «12 al 14 de agosto de 2025». Si está vacía, se muestra el día de arriba.',
          en: 'Only if the day is not enough: "12 al 14 de agosto de 2025". If empty, the day above is shown.',
        },
      },
    ),
    custom: { dayOf: 'publishedOn' },
    hooks: { beforeDuplicate: [emptyInCopy] },
  },
]

export const news: CollectionConfig = publicCollection({
  slug: 'news',
  labels: { singular: { es: 'Noticia', en: 'Article' }, plural: { es: 'Noticias', en: 'News' } },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['number', 'title', 'category', 'publishedOn', '_status'],
    group: menuGroups.content,
  },
  defaultSort: '-publishedOn',
  custom: listOf({
    note: ['category'],
    image: 'image',
    columns: ['_status', 'publishedOn', 'languages', 'updatedAt'],
    filters: ['category'],
    missing: { publishedOn: { es: 'Sin fecha', en: 'No date' } },
    create: { es: 'Escribir noticia', en: 'Write article' },
  }),
  hooks: { beforeChange: [redirectMovedPage] },
  fields: [
    languagesField({ Field: '/content/news/views/before-publishing#BeforePublishing' }),
    // In the sidebar, because the title comes first and the number is filled in automatically.
    filledBy(fillNumber, { ...number, unique: true, index: true, admin: { ...number.admin, position: 'sidebar' } }),
    ...taskFields(
      [
        {
          label: { es: 'Lo que se lee', en: 'What people read' },
          tasks: [
            { label: { es: 'Título y texto', en: 'Title and text' }, fields: text },
            { label: { es: 'Imagen', en: 'Image' }, fields: [upload('image', { es: 'Imagen', en: 'Image' })] },
          ],
        },
        {
          label: { es: 'Dónde y cuándo', en: 'Where and when' },
          tasks: [
            { label: { es: 'Categoría y autor', en: 'Category and author' }, fields: category },
            { label: { es: 'Fecha', en: 'Date' }, fields: dates },
          ],
        },
      ],
      'page',
    ),
  ],
})
