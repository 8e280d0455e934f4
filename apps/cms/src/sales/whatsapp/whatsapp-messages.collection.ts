import { failureReasons, whatsAppKinds, whatsAppStates } from '@app/domain/whatsapp/whatsapp-message'
import type { CollectionConfig } from 'payload'
import { menuGroups } from '../../panel/navigation/menu-groups'

/**
 * The WhatsApp messages of a lead, in both directions. The worker stores what the person wrote and sends what staff
 * wrote. Text and recipient never change. This collection has no labels, because only the page of a lead shows it.
 */
export const whatsAppMessages: CollectionConfig = {
  slug: 'whatsapp-messages',
  admin: { group: menuGroups.intake, useAsTitle: 'kind' },
  lockDocuments: false,
  defaultSort: '-at',
  indexes: [{ fields: ['lead', 'at'] }, { fields: ['state', 'at'] }],
  fields: [
    { name: 'lead', type: 'relationship', relationTo: 'leads', required: true },
    { name: 'direction', type: 'select', required: true, options: ['in', 'out'] },
    // The id of the message at WhatsApp. Empty until WhatsApp accepts our message.
    { name: 'providerId', type: 'text', unique: true },
    // The WhatsApp number of the person: digits with the country code.
    { name: 'contact', type: 'text', required: true },
    { name: 'kind', type: 'select', required: true, options: [...whatsAppKinds] },
    // Empty if the message has no text that we can read. For a template, the text that the person reads.
    { name: 'text', type: 'textarea', required: true, defaultValue: '' },
    { name: 'template', type: 'text' },
    { name: 'templateLanguage', type: 'text' },
    { name: 'templateParameters', type: 'json' },
    // The advertisement that the person clicked before this message, with the click id of Meta.
    { name: 'adId', type: 'text' },
    { name: 'adClickId', type: 'text' },
    { name: 'adTitle', type: 'text' },
    { name: 'state', type: 'select', required: true, options: [...whatsAppStates] },
    { name: 'reason', type: 'select', options: [...failureReasons] },
    // The status and the error code of the response. Never contains personal data.
    { name: 'detail', type: 'text' },
    // A name instead of a user id, because the message remains when the account is deleted. Empty for the person.
    { name: 'sentBy', type: 'text' },
    // When the person or staff wrote the message.
    { name: 'at', type: 'date', required: true },
    // When the worker started to send it. After this, it is never sent a second time.
    { name: 'claimedAt', type: 'date' },
    // Empty if the worker may send it at once.
    { name: 'dueAt', type: 'date' },
    { name: 'sentAt', type: 'date' },
    { name: 'deliveredAt', type: 'date' },
    { name: 'readAt', type: 'date' },
  ],
}
