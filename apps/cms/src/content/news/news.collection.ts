import type { CollectionConfig } from 'payload'
import { findNextNumber } from '../../panel/fields/duplicates'
import { day, position, uniqueSlug, wholeNumber } from '../../panel/fields/numbers'
import { relationship, upload } from '../../panel/fields/relationships'
import { formatted, line, paragraph } from '../../panel/fields/texts'
import { listOf } from '../../panel/list/list-config'
import { menuGroups } from '../../panel/navigation/menu-groups'
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
  fields: [uniqueSlug(), position(), line('label', { es: 'Etiqueta', en: 'Label' }), usedInField()],
})

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
    create: { es: 'Escribir noticia', en: 'Write article' },
  }),
  hooks: { beforeChange: [redirectMovedPage] },
  fields: [
    {
      ...wholeNumber(
        'number',
        { es: 'Número', en: 'Number' },
        {
          es: 'El número en la dirección /noticias/{number}. Si lo cambias y publicas, la dirección vieja lleva a la nueva.',
          en: 'The number in the URL /noticias/{number}. If you change it and publish, the old address leads to the new one.',
        },
      ),
      unique: true,
      index: true,
      hooks: { beforeDuplicate: [findNextNumber] },
    },
    relationship('category', { es: 'Categoría', en: 'Category' }, 'news-categories'),
    day('publishedOn', { es: 'Publicado el', en: 'Published On' }),
    line(
      'dateLabel',
      { es: 'Fecha que se muestra', en: 'Date Label' },
      {
        description: {
          es: 'Lo que ven los lectores, por ejemplo «12 al 14 de agosto de 2025».',
          en: 'What readers see, for example "12 al 14 de agosto de 2025".',
        },
      },
    ),
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
    },
    line('author', { es: 'Autor', en: 'Author' }),
    line('title', { es: 'Título', en: 'Title' }),
    paragraph('summary', { es: 'Resumen', en: 'Summary' }),
    upload('image', { es: 'Imagen', en: 'Image' }),
    formatted('body', { es: 'Texto', en: 'Body' }),
  ],
})
