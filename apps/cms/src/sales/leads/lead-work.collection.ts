import { leadKinds } from '@sillar/domain/lead/lead-choices'
import { leadStates, lostReasons } from '@sillar/domain/lead/lead-state'
import type { CollectionConfig } from 'payload'
import { menuGroups } from '../../panel/navigation/menu-groups'

// Without labels: the panel never shows these tables.

/**
 * What staff made of a lead, beside what the visitor sent: one row for each. Written by the sales desk alone
 * (change-lead.ts), with a line in the history for every change. What the list filters by is copied here once, so that
 * one index answers a filter and its order.
 */
export const leadWork: CollectionConfig = {
  slug: 'lead-work',
  admin: { group: menuGroups.intake, useAsTitle: 'state' },
  lockDocuments: false,
  indexes: [
    { fields: ['state', 'receivedAt'] },
    { fields: ['owner', 'receivedAt'] },
    { fields: ['project', 'receivedAt'] },
    { fields: ['kind', 'receivedAt'] },
    { fields: ['source', 'receivedAt'] },
  ],
  fields: [
    { name: 'lead', type: 'relationship', relationTo: 'leads', required: true, unique: true },
    { name: 'receivedAt', type: 'date', required: true, index: true },
    { name: 'project', type: 'text', required: true },
    { name: 'kind', type: 'select', required: true, options: [...leadKinds] },
    // Empty for whoever came without a campaign.
    { name: 'source', type: 'text' },
    { name: 'state', type: 'select', required: true, defaultValue: 'new', options: [...leadStates] },
    { name: 'lostReason', type: 'select', options: [...lostReasons] },
    { name: 'owner', type: 'relationship', relationTo: 'users' },
    { name: 'nextStep', type: 'text' },
    { name: 'nextStepAt', type: 'date', index: true },
    { name: 'firstAnswerAt', type: 'date', index: true },
  ],
}

export const leadEventKinds = ['note', 'state', 'owner', 'next-step', 'contact', 'visit-declined'] as const

/** The history of a lead and its notes. Rows are only added: by the rights of the database and by a trigger. */
export const leadEvents: CollectionConfig = {
  slug: 'lead-events',
  admin: { group: menuGroups.intake, useAsTitle: 'kind' },
  lockDocuments: false,
  defaultSort: '-createdAt',
  fields: [
    { name: 'lead', type: 'relationship', relationTo: 'leads', required: true },
    { name: 'kind', type: 'select', required: true, options: [...leadEventKinds] },
    { name: 'text', type: 'textarea' },
    { name: 'from', type: 'text' },
    { name: 'to', type: 'text' },
    // The name, so that a row outlives the account. Empty when nobody did it: whose turn it was.
    { name: 'by', type: 'text' },
  ],
}

/** What staff said about two records that look like one person's. The latest about two counts; nothing is removed. */
export const personDecisions: CollectionConfig = {
  slug: 'person-decisions',
  admin: { group: menuGroups.intake, useAsTitle: 'verdict' },
  lockDocuments: false,
  fields: [
    // `leads:` and the id, or another table's.
    { name: 'one', type: 'text', required: true, index: true },
    { name: 'other', type: 'text', required: true, index: true },
    { name: 'verdict', type: 'select', required: true, options: ['different', 'undecided'] },
    { name: 'by', type: 'text' },
  ],
}

/** A filter of the list under a name. Of one person, or of everybody at the desk. */
export const inboxViews: CollectionConfig = {
  slug: 'inbox-views',
  admin: { group: menuGroups.intake, useAsTitle: 'name' },
  lockDocuments: false,
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'query', type: 'text', required: true },
    { name: 'owner', type: 'relationship', relationTo: 'users', required: true },
    { name: 'isShared', type: 'checkbox', defaultValue: false },
  ],
}
