import type { CollectionConfig } from 'payload'

const privacyEvents = [
  'seen',
  'listed',
  'searched',
  'changed',
  'exported',
  'erased',
  'anonymised',
  'kept',
  'expired',
] as const
export type PrivacyEvent = (typeof privacyEvents)[number]

/**
 * Who saw, changed, took out or removed personal data. Rows are only added, whoever connects: by the rights of the database
 * and by a trigger. Ids alone, so that it can be kept when the person is gone.
 */
export const privacyLog: CollectionConfig = {
  slug: 'privacy-log',
  admin: {
    useAsTitle: 'event',
    defaultColumns: ['createdAt', 'event', 'actor', 'subject', 'reason'],
    group: 'Legal',
  },
  defaultSort: '-createdAt',
  lockDocuments: false,
  fields: [
    { name: 'event', type: 'select', required: true, index: true, options: [...privacyEvents] },
    // The id of an account; empty when the schedule did it.
    { name: 'actor', type: 'text', index: true },
    // `leads:` and the id, or a table alone when it was a list.
    { name: 'subject', type: 'text', required: true, index: true },
    // The request it was done for.
    { name: 'request', type: 'text', index: true },
    { name: 'reason', type: 'text' },
    { name: 'count', type: 'number' },
    // The commit it belongs to: nothing is removed without its line (see the trigger of lead_events).
    { name: 'commit', type: 'text', admin: { hidden: true } },
  ],
}
