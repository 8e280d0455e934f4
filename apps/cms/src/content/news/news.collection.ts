import type { CollectionConfig } from 'payload'
import { nextNumber } from '../../panel/fields/duplicates'
import { day, position, uniqueSlug, whole } from '../../panel/fields/numbers'
import { picture, reference } from '../../panel/fields/references'
import { formatted, line, paragraph } from '../../panel/fields/texts'
import { publicCollection } from '../public-content'
import { usedIn } from '../references/used-in.field'

export const newsCategories: CollectionConfig = publicCollection({
  slug: 'news-categories',
  admin: { useAsTitle: 'slug', group: 'Content' },
  defaultSort: 'order',
  fields: [uniqueSlug(), position(), line('label'), usedIn()],
})

export const news: CollectionConfig = publicCollection({
  slug: 'news',
  labels: { singular: 'Article', plural: 'News' },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['number', 'title', 'category', 'publishedOn', '_status'],
    group: 'Content',
  },
  defaultSort: '-publishedOn',
  fields: [
    {
      ...whole('number', 'The number in the address /noticias/{number}.'),
      unique: true,
      index: true,
      hooks: { beforeDuplicate: [nextNumber] },
    },
    reference('category', 'news-categories'),
    day('publishedOn'),
    line('dateLabel', { description: 'What readers see, for example "12 al 14 de agosto de 2025".' }),
    {
      name: 'featured',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'Leads the news on the home page, whatever its date.' },
    },
    line('author'),
    line('title'),
    paragraph('summary'),
    picture('image'),
    formatted('body'),
  ],
})
