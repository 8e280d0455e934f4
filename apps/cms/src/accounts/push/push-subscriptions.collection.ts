import type { CollectionConfig } from 'payload'
import { menuGroups } from '../../panel/navigation/menu-groups'

/**
 * The browsers in which users subscribed to notices. No role may read their keys, because anyone with the keys could
 * send a message.
 */
export const pushSubscriptions: CollectionConfig = {
  slug: 'push-subscriptions',
  admin: { useAsTitle: 'id', group: menuGroups.system, hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'account', type: 'relationship', relationTo: 'users' },
    // The URL at which the push service of the browser accepts messages. It identifies the browser.
    { name: 'endpoint', type: 'text', required: true, unique: true },
    { name: 'p256dh', type: 'text', required: true },
    { name: 'auth', type: 'text', required: true },
  ],
}
