import type { CollectionConfig } from 'payload'
import { scanOptions } from '../../panel/fields/scan-options'
import { menuGroups } from '../../panel/navigation/menu-groups'

// These collections have no labels, because the panel shows them on the page of their request.

/** The answers that the privacy desk sent to a request. Database rights and a trigger allow only inserts. */
export const privacyAnswers: CollectionConfig = {
  slug: 'privacy-answers',
  admin: { useAsTitle: 'author', group: menuGroups.legal },
  defaultSort: 'createdAt',
  lockDocuments: false,
  fields: [
    { name: 'request', type: 'relationship', relationTo: 'privacy-requests', required: true, index: true },
    { name: 'text', type: 'textarea', required: true },
    // A name instead of a user id, because the answer remains when the account is deleted.
    { name: 'author', type: 'text', required: true },
  ],
}

/** The files sent with an answer. They are in the private store, and the worker writes the scan result. */
export const privacyAnswerFiles: CollectionConfig = {
  slug: 'privacy-answer-files',
  admin: { useAsTitle: 'name', group: menuGroups.legal },
  defaultSort: 'createdAt',
  lockDocuments: false,
  fields: [
    { name: 'answer', type: 'relationship', relationTo: 'privacy-answers', required: true, index: true },
    { name: 'position', type: 'number', required: true },
    { name: 'key', type: 'text', required: true },
    { name: 'name', type: 'text', required: true },
    { name: 'type', type: 'text', required: true },
    { name: 'size', type: 'number', required: true },
    { name: 'hash', type: 'text', required: true },
    { name: 'scan', type: 'select', required: true, defaultValue: 'pending', options: scanOptions },
  ],
}
