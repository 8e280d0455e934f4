import type { GlobalConfig } from 'payload'

/** Who gets the leads of a project, in turn, and the first words to a person. */
export const salesDesk: GlobalConfig = {
  slug: 'sales-desk',
  admin: { group: 'Settings' },
  fields: [
    {
      name: 'teams',
      type: 'array',
      admin: { description: 'New leads go to these people in turn. Without a project: the leads of all others.' },
      fields: [
        { name: 'project', type: 'relationship', relationTo: 'projects' },
        { name: 'members', type: 'relationship', relationTo: 'users', hasMany: true, required: true },
      ],
    },
    {
      name: 'messages',
      type: 'group',
      admin: {
        description: 'In the language of the person. {nombre}, {proyecto}, {asesor} and {codigo} are filled in.',
      },
      fields: [
        { name: 'whatsApp', type: 'textarea', localized: true },
        { name: 'mailSubject', type: 'text', localized: true },
        { name: 'mailBody', type: 'textarea', localized: true },
      ],
    },
  ],
}
