import type { CollectionConfig } from 'payload'

/** Written by the worker after each publish, so that staff see in the CMS what visitors see and why a publish failed. */
export const releases: CollectionConfig = {
  slug: 'releases',
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'outcome', 'startedAt', 'seconds'], group: 'System' },
  defaultSort: '-startedAt',
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'outcome', type: 'select', required: true, options: ['published', 'failed'] },
    { name: 'startedAt', type: 'date', required: true },
    { name: 'seconds', type: 'number', required: true },
    { name: 'problems', type: 'textarea' },
  ],
}
