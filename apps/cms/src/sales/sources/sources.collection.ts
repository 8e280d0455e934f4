import { staffChannels } from '@app/domain/lead/lead-channels'
import { leadSources, parkReasons, sourceEventStates } from '@app/domain/source/lead-source'
import type { CollectionConfig } from 'payload'
import { menuGroups } from '../../panel/navigation/menu-groups'

// These collections have no labels, because the panel shows them only on the page of external forms.

/**
 * Messages that other systems sent with a signed webhook, one row per lead. The body is stored as it arrived and never
 * changes. The worker turns the messages into leads and writes the state.
 */
export const sourceEvents: CollectionConfig = {
  slug: 'source-events',
  admin: { group: menuGroups.intake, useAsTitle: 'eventId' },
  lockDocuments: false,
  defaultSort: '-createdAt',
  indexes: [{ fields: ['source', 'eventId'], unique: true }, { fields: ['state', 'dueAt'] }],
  fields: [
    { name: 'source', type: 'select', required: true, options: [...leadSources] },
    // The id of the lead in the other system. A message with a known id is ignored.
    { name: 'eventId', type: 'text', required: true },
    // The form or the listing. Empty if the body could not be read.
    { name: 'form', type: 'text', required: true, defaultValue: '' },
    { name: 'body', type: 'textarea', required: true },
    { name: 'requestId', type: 'text' },
    { name: 'state', type: 'select', required: true, defaultValue: 'waiting', options: [...sourceEventStates] },
    { name: 'reason', type: 'select', options: [...parkReasons] },
    { name: 'lead', type: 'relationship', relationTo: 'leads', index: true },
    { name: 'tryCount', type: 'number', required: true, defaultValue: 0 },
    // Empty if the worker may process it at once.
    { name: 'dueAt', type: 'date' },
  ],
}

/**
 * The settings that staff choose for a form of another system: its project, its channel and the consents that it asks
 * for.
 */
export const sourceForms: CollectionConfig = {
  slug: 'source-forms',
  admin: { group: menuGroups.intake, useAsTitle: 'name' },
  lockDocuments: false,
  indexes: [{ fields: ['source', 'form'], unique: true }],
  fields: [
    { name: 'source', type: 'select', required: true, options: [...leadSources] },
    { name: 'form', type: 'text', required: true },
    { name: 'name', type: 'text', required: true },
    { name: 'projectSlug', type: 'text', required: true },
    { name: 'channel', type: 'select', required: true, options: [...staffChannels] },
    { name: 'locale', type: 'select', required: true, options: ['es', 'en'] },
    // The version of the consent text that the form shows. Empty if the form does not ask for the consent.
    { name: 'termsVersion', type: 'text' },
    { name: 'marketingVersion', type: 'text' },
    // The key of the checkbox with which the person accepts news.
    { name: 'marketingBox', type: 'text' },
    { name: 'changedBy', type: 'text' },
  ],
}
