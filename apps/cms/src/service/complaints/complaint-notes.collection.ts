import type { CollectionAfterChangeHook, CollectionConfig } from 'payload'
import { extractID } from 'payload/shared'
import { menuGroups } from '../../panel/navigation/menu-groups'
import { staffName } from '../../platform/access/staff'
import { recordPrivacy } from '../../privacy/record-privacy'

const recordNote: CollectionAfterChangeHook = ({ doc, req }) =>
  recordPrivacy(req, 'changed', `complaints:${extractID<string>(doc.complaint)}`, { reason: 'note' })

/** Internal notes of staff about a complaint, hidden from the consumer. Rows are only added. */
export const complaintNotes: CollectionConfig = {
  slug: 'complaint-notes',
  labels: {
    singular: { es: 'Nota de un reclamo', en: 'Complaint Note' },
    plural: { es: 'Notas de reclamos', en: 'Complaint Notes' },
  },
  admin: { useAsTitle: 'text', group: menuGroups.intake },
  defaultSort: 'createdAt',
  lockDocuments: false,
  hooks: {
    beforeValidate: [({ data, req }) => ({ ...data, author: staffName(req) })],
    afterChange: [recordNote],
  },
  fields: [
    {
      name: 'complaint',
      type: 'relationship',
      label: { es: 'Reclamo o queja', en: 'Complaint' },
      relationTo: 'complaints',
      required: true,
      index: true,
    },
    { name: 'text', type: 'textarea', label: { es: 'Texto', en: 'Text' }, required: true, maxLength: 4000 },
    { name: 'author', type: 'text', label: { es: 'Autor', en: 'Author' }, required: true, admin: { readOnly: true } },
  ],
}
