import type { CollectionConfig } from 'payload'
import { menuGroups } from '../../panel/navigation/menu-groups'

/** The calendar that a user subscribes to. Only the hash of its key is stored, so no role can open it. */
export const calendarFeeds: CollectionConfig = {
  slug: 'calendar-feeds',
  admin: { useAsTitle: 'id', group: menuGroups.system, hidden: true },
  lockDocuments: false,
  fields: [
    { name: 'account', type: 'relationship', relationTo: 'users', unique: true },
    { name: 'keyHash', type: 'text', required: true, unique: true },
  ],
}
