import type { CollectionConfig } from 'payload'
import { staffName } from '../publish/request-publish'

/** What staff write down while they look into a complaint. The consumer never sees it; it is added to and not changed. */
export const complaintNotes: CollectionConfig = {
  slug: 'complaint-notes',
  admin: { useAsTitle: 'text', group: 'Intake' },
  defaultSort: 'createdAt',
  lockDocuments: false,
  hooks: {
    beforeValidate: [({ data, req }) => ({ ...data, author: staffName(req) })],
  },
  fields: [
    { name: 'complaint', type: 'relationship', relationTo: 'complaints', required: true, index: true },
    { name: 'text', type: 'textarea', required: true, maxLength: 4000 },
    { name: 'author', type: 'text', required: true, admin: { readOnly: true } },
  ],
}
