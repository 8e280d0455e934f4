import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { collectionSource, globalSource } from './describe-sources'

const fields: Field[] = [
  { name: 'title', type: 'text', label: { es: 'Título', en: 'Title' }, localized: true },
  {
    type: 'row',
    fields: [{ name: 'image', type: 'upload', label: { es: 'Imagen', en: 'Image' }, relationTo: 'media' }],
  },
  {
    type: 'tabs',
    tabs: [
      {
        label: 'Amenities',
        fields: [
          {
            name: 'hero',
            type: 'group',
            label: { es: 'Portada', en: 'Hero' },
            fields: [{ name: 'title', type: 'text', label: { es: 'Título', en: 'Title' } }],
          },
        ],
      },
    ],
  },
]

test('describes records by title and key, and nested fields by their Spanish labels', () => {
  const config = {
    slug: 'news',
    labels: { singular: { es: 'Noticia', en: 'Article' } },
    admin: { useAsTitle: 'title' },
    fields,
  }
  const rows = [{ id: 'n1', number: 7, title: { es: 'Casa abierta', en: 'Open house' } }]
  expect(collectionSource(config as never, rows)).toEqual({
    place: 'collections',
    slug: 'news',
    name: 'Noticia',
    records: [{ id: 'n1', key: '7', title: 'Casa abierta' }],
    labels: { title: 'Título', image: 'Imagen', hero: 'Portada', 'hero.title': 'Portada › Título' },
  })
})

test('describes a global as one record without an id', () => {
  const source = globalSource({ slug: 'home', label: { es: 'Página de inicio', en: 'Home' }, fields })
  expect(source).toMatchObject({ place: 'globals', name: 'Página de inicio', records: [{ id: null }] })
})
