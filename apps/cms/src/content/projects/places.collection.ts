import type { CollectionConfig } from 'payload'
import { group, list, optionalGroup, seo } from '../../panel/fields/groups'
import { position, uniqueSlug } from '../../panel/fields/numbers'
import { optionalPicture, picture, pictures } from '../../panel/fields/references'
import { heading, line, paragraph } from '../../panel/fields/texts'
import { publicCollection } from '../public-content'
import { usedIn } from '../references/used-in.field'

export const places: CollectionConfig = publicCollection({
  slug: 'places',
  admin: { useAsTitle: 'name', group: 'Content' },
  defaultSort: 'order',
  fields: [
    uniqueSlug(),
    position(),
    { name: 'name', type: 'text', required: true },
    { name: 'region', type: 'text', required: true },
    optionalGroup('landing', [
      ...heading(),
      paragraph('description'),
      pictures('slider'),
      list('facts', [line('value'), line('text')], { max: 3 }),
      group('gallery', [...heading(), pictures('images')]),
      group('virtual', [...heading(), line('subtitle'), optionalPicture('panorama'), picture('poster')]),
      group('promo', [...heading(), paragraph('description'), line('buttonText'), picture('image')]),
      group('location', [...heading(), paragraph('description'), picture('map')]),
      seo(),
    ]),
    usedIn(),
  ],
})
