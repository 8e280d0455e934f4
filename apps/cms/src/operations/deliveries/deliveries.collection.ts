import type { CollectionConfig } from 'payload'
import { choice, intakeRecord, integer, optional, text } from '../../panel/fields/intake-record'
import { replayEndpoint } from './replay.endpoint'

/** Accepting and delivering are two records: a submission is safe before any receiver has answered. */
export const deliveries: CollectionConfig = intakeRecord({
  slug: 'deliveries',
  endpoints: [replayEndpoint],
  admin: {
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'destination', 'status', 'attemptCount', 'createdAt'],
    components: { edit: { beforeDocumentControls: ['/operations/deliveries/views/replay-button#ReplayButton'] } },
  },
  fields: [
    choice('destination', ['crm', 'referral-script', 'complaint-sheet', 'mail']),
    choice('subjectKind', ['lead', 'referral', 'referred-person', 'complaint', 'privacy-request']),
    { name: 'subjectId', type: 'text', required: true, index: true },
    { name: 'reference', type: 'text', required: true, index: true },
    optional('template'),
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      options: ['waiting', 'held', 'delivered', 'skipped', 'parked'],
    },
    { name: 'attemptCount', type: 'number', required: true, defaultValue: 0 },
    { name: 'firstQueuedAt', type: 'date', required: true },
    // When a mail got its place among the few that may leave for one address in an hour.
    { name: 'letThroughAt', type: 'date' },
    // A hash of the recipient, to count the mails of an hour without reading the records they are about.
    { name: 'mailboxHash', type: 'text', admin: { hidden: true } },
    { name: 'deliveredAt', type: 'date' },
    { name: 'parkedAt', type: 'date' },
    optional('lastDetail'),
  ],
})

export const deliveryAttempts: CollectionConfig = intakeRecord({
  slug: 'delivery-attempts',
  admin: { useAsTitle: 'outcome', defaultColumns: ['delivery', 'startedAt', 'outcome', 'httpStatus', 'durationMs'] },
  fields: [
    { name: 'delivery', type: 'relationship', relationTo: 'deliveries', required: true },
    { name: 'startedAt', type: 'date', required: true },
    choice('outcome', ['delivered', 'skipped', 'retry', 'refused']),
    integer('httpStatus', false),
    text('detail'),
    integer('durationMs'),
  ],
})
