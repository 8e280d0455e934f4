import type { CollectionConfig } from 'payload'
import { intakeRecord, integer, locale, optional, submissionKeys, text } from '../../panel/fields/intake-record'

export const referrals: CollectionConfig = intakeRecord({
  slug: 'referrals',
  admin: { useAsTitle: 'reference', defaultColumns: ['reference', 'createdAt', 'firstName', 'lastName'] },
  fields: [
    ...submissionKeys,
    text('firstName'),
    text('lastName'),
    text('email'),
    text('phone'),
    integer('documentTypeId', false),
    optional('document'),
    locale,
  ],
})

export const referredPersons: CollectionConfig = intakeRecord({
  slug: 'referred-persons',
  admin: { useAsTitle: 'lastName', defaultColumns: ['lastName', 'firstName', 'referral', 'duplicateOf', 'createdAt'] },
  fields: [
    { name: 'referral', type: 'relationship', relationTo: 'referrals', required: true },
    integer('position'),
    text('firstName'),
    text('lastName'),
    integer('documentTypeId', false),
    { name: 'document', type: 'text', index: true },
    { name: 'phone', type: 'text', index: true },
    { name: 'duplicateOf', type: 'relationship', relationTo: 'referred-persons' },
  ],
})
