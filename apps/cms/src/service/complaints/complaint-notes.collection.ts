import type { CollectionAfterChangeHook, CollectionConfig } from 'payload'
import { extractID } from 'payload/shared'
import { staffName } from '../../platform/access/staff'
import { recordPrivacy } from '../../privacy/record-privacy'

const recordNote: CollectionAfterChangeHook = ({ doc, req }) =>
  recordPrivacy(req, 'changed', `complaints:${extractID<string>(doc.complaint)}`, { reason: 'note' })

/** What staff write down while they look into a complaint. The consumer never sees it; it is added to and not changed. */
export const complaintNotes: CollectionConfig = {
  slug: 'complaint-notes',
  admin: { useAsTitle: 'text', group: 'Intake' },
  defaultSort: 'createdAt',
  lockDocuments: false,
  hooks: {
    beforeValidate: [({ data, req }) => ({ ...data, author: staffName(req) })],
    afterChange: [recordNote],
  },
  fields: [
    { name: 'complaint', type: 'relationship', relationTo: 'complaints', required: true, index: true },
    { name: 'text', type: 'textarea', required: true, maxLength: 4000 },
    { name: 'author', type: 'text', required: true, admin: { readOnly: true } },
  ],
}
