import { leadKinds } from '@app/domain/lead/lead-choices'
import { noticeKinds } from '@app/domain/lead/lead-notice'
import { leadStates, lostReasons } from '@app/domain/lead/lead-state'
import type { CollectionConfig } from 'payload'
import { menuGroups } from '../../panel/navigation/menu-groups'
import { leadEventKinds } from './lead-event-kinds'

// These collections have no labels, because the panel does not show them.

/**
 * The work of staff on a lead, one row per lead. Project, kind, source and date are copied from the lead, so one index
 * serves both the filter and the order of the list.
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
    // The `utm_source` of the link. Empty if the link had none.
    { name: 'source', type: 'text' },
    { name: 'state', type: 'select', required: true, defaultValue: 'new', options: [...leadStates] },
    { name: 'lostReason', type: 'select', options: [...lostReasons] },
    { name: 'owner', type: 'relationship', relationTo: 'users' },
    { name: 'nextStep', type: 'text' },
    { name: 'nextStepAt', type: 'date', index: true },
    { name: 'firstAnswerAt', type: 'date', index: true },
  ],
}

/** The history and notes of a lead. Database rights and a trigger allow only inserts. */
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
    // A name instead of a user id, because the event remains when the account is deleted. Empty if the lead was
    // assigned automatically.
    { name: 'by', type: 'text' },
  ],
}

/**
 * The notices to staff, which the worker stores once per lead, kind, recipient and step. `seenAt` is the first time at
 * which the recipient opened the lead after the notice.
 */
export const leadNotices: CollectionConfig = {
  slug: 'lead-notices',
  admin: { group: menuGroups.intake, useAsTitle: 'kind' },
  lockDocuments: false,
  fields: [
    // Empty for a notice that is a list.
    { name: 'lead', type: 'relationship', relationTo: 'leads' },
    { name: 'kind', type: 'select', required: true, options: [...noticeKinds] },
    { name: 'recipient', type: 'relationship', relationTo: 'users' },
    // What a repeated notice is about: the time of a next step, the day of a list or the id of a WhatsApp message. Empty
    // for other kinds.
    { name: 'step', type: 'text', required: true, defaultValue: '' },
    // The list that contains this notice. Empty if the notice is a separate message.
    { name: 'list', type: 'relationship', relationTo: 'lead-notices' },
    { name: 'seenAt', type: 'date' },
  ],
}

/**
 * Decisions of staff on whether two records belong to the same person. Only the latest decision counts, but all of them
 * are stored.
 */
export const personDecisions: CollectionConfig = {
  slug: 'person-decisions',
  admin: { group: menuGroups.intake, useAsTitle: 'verdict' },
  lockDocuments: false,
  fields: [
    // The table and the id of a record, such as `leads:0b5c1d9e-…`.
    { name: 'one', type: 'text', required: true, index: true },
    { name: 'other', type: 'text', required: true, index: true },
    { name: 'verdict', type: 'select', required: true, options: ['different', 'undecided'] },
    { name: 'by', type: 'text' },
  ],
}

/** A named filter of the lead list, private or shared with the team. */
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
