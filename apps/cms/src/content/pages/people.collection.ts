import type { CollectionConfig } from 'payload'
import { link } from '../../panel/fields/choices'
import { optionalGroup } from '../../panel/fields/groups'
import { position, uniqueSlug } from '../../panel/fields/numbers'
import { picture, pictures, reference } from '../../panel/fields/references'
import { line, optionalLine, paragraph } from '../../panel/fields/texts'
import { publicCollection } from '../public-content'

export const testimonials: CollectionConfig = publicCollection({
  slug: 'testimonials',
  admin: { useAsTitle: 'name', group: 'Content' },
  defaultSort: 'order',
  fields: [
    uniqueSlug('key'),
    position(),
    { name: 'name', type: 'text', required: true },
    reference('project', 'projects'),
    picture('image'),
    paragraph('quoteBefore'),
    line('quoteBold'),
    optionalLine('quoteAfter'),
  ],
})

export const socialCampaigns: CollectionConfig = publicCollection({
  slug: 'social-campaigns',
  admin: { useAsTitle: 'key', group: 'Content' },
  defaultSort: 'order',
  fields: [
    uniqueSlug('key'),
    position(),
    { name: 'group', type: 'select', required: true, options: ['community', 'environment'] },
    line('title'),
    line('titleBold'),
    line('dateLabel'),
    paragraph('paragraph'),
    pictures('images'),
    {
      ...optionalGroup('button', [line('label'), link('href')]),
      // Elsewhere the name stands for the words of a button.
      label: { en: 'Button', es: 'Botón' },
    },
  ],
})
