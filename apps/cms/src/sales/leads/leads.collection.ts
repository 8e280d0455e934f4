import type { CollectionConfig } from 'payload'
import {
  choice,
  day,
  intakeRecord,
  integer,
  locale,
  optional,
  submissionKeys,
  text,
} from '../../panel/fields/intake-record'

export const leads: CollectionConfig = intakeRecord({
  slug: 'leads',
  admin: {
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'createdAt', 'firstName', 'lastName', 'projectSlug', 'kind'],
  },
  fields: [
    ...submissionKeys,
    choice('kind', ['contact', 'visit', 'waiting-list']),
    text('firstName'),
    text('lastName'),
    text('email'),
    text('phone'),
    integer('documentTypeId', false),
    optional('document'),
    { name: 'projectSlug', type: 'text', required: true, index: true },
    // Empty for a general question: the CRM has no number of its own for those.
    integer('crmProjectId', false),
    day('visitDate', false),
    choice('visitTimeOfDay', ['morning', 'afternoon'], false),
    choice('visitMeetingPlace', ['office', 'site'], false),
    { name: 'message', type: 'textarea' },
    { name: 'observation', type: 'textarea' },
    locale,
    ...['utmSource', 'utmMedium', 'utmCampaign', 'utmTerm', 'utmContent', 'referrer', 'landingPage'].map(optional),
  ],
})
