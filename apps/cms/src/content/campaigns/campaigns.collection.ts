import { termsBlockTypes } from '@sillar/domain/snapshot/campaign.schema'
import type { ArrayField, CollectionConfig } from 'payload'
import { moment, position, uniqueSlug } from '../../panel/fields/numbers'
import { optionalPicture } from '../../panel/fields/references'
import { line, optionalLine, paragraph } from '../../panel/fields/texts'
import { publicCollection } from '../public-content'

const legalLines = (name: string): ArrayField => ({
  name,
  type: 'array',
  minRows: 1,
  fields: [{ name: 'type', type: 'select', required: true, options: [...termsBlockTypes] }, paragraph('text')],
})

/** Upcoming, running and ended follow from the clock; an ended campaign moves to the archive by itself. */
export const campaigns: CollectionConfig = publicCollection({
  slug: 'campaigns',
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'startsAt', 'endsAt', '_status'], group: 'Content' },
  defaultSort: '-startsAt',
  fields: [
    uniqueSlug('key'),
    line('title'),
    paragraph('summary'),
    moment('startsAt'),
    moment('endsAt'),
    optionalLine('dateLabel', { description: 'Only if the two dates do not say it.' }),
    {
      name: 'exchangeRate',
      type: 'number',
      admin: { step: 0.01, description: 'Only if the terms fix a rate of their own.' },
    },
    { name: 'project', type: 'relationship', relationTo: 'projects' },
    optionalPicture('image'),
    legalLines('terms'),
  ],
})

export const termsSections: CollectionConfig = publicCollection({
  slug: 'terms-sections',
  admin: { useAsTitle: 'title', group: 'Legal' },
  defaultSort: 'order',
  fields: [
    uniqueSlug('key'),
    position(),
    line('title'),
    { name: 'icon', type: 'select', required: true, options: ['scale', 'users', 'gift'] },
    { name: 'listsCampaigns', type: 'checkbox', defaultValue: false },
    {
      name: 'accordions',
      type: 'array',
      fields: [{ name: 'key', type: 'text', required: true }, line('title'), legalLines('blocks')],
    },
  ],
})
