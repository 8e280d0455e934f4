import type { CollectionConfig } from 'payload'
import { menuGroups } from '../../panel/navigation/menu-groups'

/**
 * What staff did with a complaint, other than notes and the answer. The panel shows it in the history of the complaint.
 * Database rights and a trigger allow only inserts.
 */
export const complaintEvents: CollectionConfig = {
  slug: 'complaint-events',
  admin: { useAsTitle: 'kind', group: menuGroups.intake },
  defaultSort: 'createdAt',
  lockDocuments: false,
  fields: [
    { name: 'complaint', type: 'relationship', relationTo: 'complaints', required: true, index: true },
    { name: 'kind', type: 'select', required: true, options: ['owner'] },
    // Names instead of user ids, because the event remains when an account is deleted. Empty for no owner.
    { name: 'from', type: 'text' },
    { name: 'to', type: 'text' },
    { name: 'by', type: 'text', required: true },
  ],
}
