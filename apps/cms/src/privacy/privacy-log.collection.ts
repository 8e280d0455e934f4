import type { CollectionConfig } from 'payload'
import { menuGroups } from '../panel/navigation/menu-groups'
import { optionsOf } from '../platform/labels'

const privacyEvents = [
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
 * Who saw, changed, took out or removed personal data. Rows are only added, whoever connects: by the rights of the database
 * and by a trigger. Ids alone, so that it can be kept when the person is gone.
 */
export const privacyLog: CollectionConfig = {
  slug: 'privacy-log',
  labels: {
    singular: { es: 'Registro de datos personales', en: 'Log of personal data' },
    plural: { es: 'Registro de datos personales', en: 'Log of personal data' },
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
    // The id of an account; empty when the schedule did it.
    { name: 'actor', type: 'text', label: { es: 'Quién', en: 'Actor' }, index: true },
    // `leads:` and the id, or a table alone when it was a list.
    { name: 'subject', type: 'text', label: { es: 'Sobre qué', en: 'Subject' }, required: true, index: true },
    // The request it was done for.
    { name: 'request', type: 'text', label: { es: 'Pedido', en: 'Request' }, index: true },
    { name: 'reason', type: 'text', label: { es: 'Motivo', en: 'Reason' } },
    { name: 'count', type: 'number', label: { es: 'Cuántos', en: 'Count' } },
    // The commit it belongs to: nothing is removed without its line (see the trigger of lead_events).
    { name: 'commit', type: 'text', admin: { hidden: true } },
  ],
}
