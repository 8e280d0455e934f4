import { privacyRequestStates, privacyRights } from '@sillar/domain/privacy/privacy-choices'
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
} from '../panel/fields/intake-record'

/**
 * What somebody asks about their own data (Ley 29733). The intake writes it before it answers; what was typed stays as it
 * was typed. The desk adds who handles it and how it ended (change-request.ts).
 */
export const privacyRequests: CollectionConfig = intakeRecord({
  slug: 'privacy-requests',
  defaultSort: ['state', 'dueOn'],
  admin: {
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'kind', 'state', 'dueOn', 'lastName', 'firstName'],
    group: 'Legal',
  },
  lockDocuments: false,
  fields: [
    ...submissionKeys,
    choice('kind', privacyRights),
    text('firstName'),
    text('lastName'),
    text('email'),
    optional('phone'),
    integer('documentTypeId'),
    text('document'),
    { name: 'detail', type: 'textarea' },
    locale,
    day('receivedOn'),
    day('dueOn'),
    integer('termDays'),
    { name: 'state', type: 'select', required: true, index: true, options: [...privacyRequestStates] },
    { name: 'confirmedAt', type: 'date' },
    { name: 'handler', type: 'relationship', relationTo: 'users' },
    { name: 'outcome', type: 'textarea' },
    { name: 'closedAt', type: 'date' },
  ],
})

/**
 * A link in a mail that lets its reader do one thing. The key itself is in the mail alone; here is its hash. Written by the
 * worker with every mail that has one, read by the intake.
 */
export const mailLinks: CollectionConfig = {
  slug: 'mail-links',
  admin: { useAsTitle: 'purpose', group: 'Legal' },
  lockDocuments: false,
  fields: [
    choice('purpose', ['confirm-request', 'withdraw-consent']),
    { name: 'keyHash', type: 'text', required: true, unique: true },
    // `leads:` and the id, or another table's.
    { name: 'subject', type: 'text', required: true, index: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
}

/** That somebody wants no more news from us, for each record of theirs; rows are only added. */
export const consentWithdrawals: CollectionConfig = {
  slug: 'consent-withdrawals',
  admin: { useAsTitle: 'subject', defaultColumns: ['createdAt', 'subject', 'purpose', 'reference'], group: 'Legal' },
  lockDocuments: false,
  defaultSort: '-createdAt',
  fields: [
    { name: 'subject', type: 'text', required: true, index: true },
    text('reference'),
    choice('purpose', ['marketing']),
  ],
}
