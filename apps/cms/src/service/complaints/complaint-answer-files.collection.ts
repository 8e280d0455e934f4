import type { CollectionConfig } from 'payload'

/** The files that went with an answer, in the private store. Only added to; the worker writes the scan result. */
export const complaintAnswerFiles: CollectionConfig = {
  slug: 'complaint-answer-files',
  admin: { useAsTitle: 'name', group: 'Intake' },
  defaultSort: 'createdAt',
  lockDocuments: false,
  fields: [
    { name: 'complaint', type: 'relationship', relationTo: 'complaints', required: true, index: true },
    { name: 'position', type: 'number', required: true },
    { name: 'key', type: 'text', required: true },
    { name: 'name', type: 'text', required: true },
    { name: 'type', type: 'text', required: true },
    { name: 'size', type: 'number', required: true },
    { name: 'hash', type: 'text', required: true },
    {
      name: 'scan',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      options: ['none', 'pending', 'clean', 'infected', 'unsafe'],
    },
  ],
}
