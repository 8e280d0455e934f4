import type { CollectionConfig } from 'payload'
import { group, list, optionalGroup, seo } from '../../fields/groups'
import { position, uniqueSlug } from '../../fields/numbers'
import { optionalPicture, picture, pictures } from '../../fields/references'
import { heading, line, paragraph } from '../../fields/texts'
import { usedIn } from '../../uses/used-in.field'
import { publicCollection } from '../public-content'

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
