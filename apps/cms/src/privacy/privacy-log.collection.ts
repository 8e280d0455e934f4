import type { CollectionConfig } from 'payload'
import { menuGroups } from '../panel/navigation/menu-groups'
import { optionsOf } from '../platform/labels'

export const privacyEvents = [
  'seen',
  'listed',
  'searched',
  'changed',
  'exported',
  'erased',
  'anonymised',
  'kept',
  'expired',
] as const
export type PrivacyEvent = (typeof privacyEvents)[number]

/**
 * The log of accesses to personal data. Database rights and a trigger allow only inserts. The log contains ids instead
 * of names, because it remains after a person was erased.
 */
export const privacyLog: CollectionConfig = {
  slug: 'privacy-log',
  labels: {
    singular: { es: 'Registro de datos personales', en: 'Personal data log' },
    plural: { es: 'Registro de datos personales', en: 'Personal data log' },
  },
  admin: {
    useAsTitle: 'event',
    defaultColumns: ['createdAt', 'event', 'actor', 'subject', 'reason'],
    group: menuGroups.legal,
  },
  defaultSort: '-createdAt',
  lockDocuments: false,
  fields: [
    {
      name: 'event',
      type: 'select',
      label: { es: 'Suceso', en: 'Event' },
      required: true,
      index: true,
      options: optionsOf(privacyEvents, {
        seen: { es: 'Vio', en: 'Seen' },
        listed: { es: 'Vio una lista', en: 'Listed' },
        searched: { es: 'Buscó', en: 'Searched' },
        changed: { es: 'Cambió', en: 'Changed' },
        exported: { es: 'Exportó', en: 'Exported' },
        erased: { es: 'Borró', en: 'Erased' },
        anonymised: { es: 'Hizo anónimo', en: 'Anonymised' },
        kept: { es: 'Conservó', en: 'Kept' },
        expired: { es: 'Venció y se borró', en: 'Expired' },
      }),
    },
    // The id of a user. Empty for scheduled jobs.
    { name: 'actor', type: 'text', label: { es: 'Quién', en: 'Actor' }, index: true },
    // The table and the id of a record, such as `leads:0b5c1d9e-…`. Lists and searches have no id.
    { name: 'subject', type: 'text', label: { es: 'Sobre qué', en: 'Subject' }, required: true, index: true },
    // The id of the privacy request that caused the access.
    { name: 'request', type: 'text', label: { es: 'Pedido', en: 'Request' }, index: true },
    { name: 'reason', type: 'text', label: { es: 'Motivo', en: 'Reason' } },
    { name: 'count', type: 'number', label: { es: 'Cuántos', en: 'Count' } },
    // The transaction that wrote the line. Triggers allow erasing history only in the transaction that logs it.
    { name: 'commit', type: 'text', admin: { hidden: true } },
  ],
}
