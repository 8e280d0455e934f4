import { waitingKinds, waitingStates } from '@app/domain/waiting-list/waiting-entry'
import type { CollectionConfig } from 'payload'
import { choice, intakeRecord, locale, optional, submissionKeys, text } from '../../panel/fields/intake-record'
import { menuGroups } from '../../panel/navigation/menu-groups'
import { optionsOf } from '../../platform/labels'

/** The people who asked for a mail about a lot, the next building or construction updates. */
export const waitingEntries: CollectionConfig = intakeRecord({
  slug: 'waiting-entries',
  labels: {
    singular: { es: 'Pedido de aviso', en: 'Waiting List Entry' },
    plural: { es: 'Lista de espera', en: 'Waiting List' },
  },
  admin: {
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'kind', 'projectSlug', 'lot', 'state', 'confirmedAt'],
    group: menuGroups.intake,
  },
  lockDocuments: false,
  fields: [
    ...submissionKeys,
    choice(
      'kind',
      { es: 'Qué espera', en: 'Kind' },
      optionsOf(waitingKinds, {
        lot: { es: 'Un lote', en: 'A lot' },
        'next-building': { es: 'El próximo edificio', en: 'The next building' },
        construction: { es: 'Avances de obra', en: 'Construction updates' },
      }),
    ),
    text('projectSlug', { es: 'Proyecto', en: 'Project' }),
    optional('lot', { es: 'Lote', en: 'Lot' }),
    text('firstName', { es: 'Nombre', en: 'Name' }),
    text('email', { es: 'Correo', en: 'Email' }),
    // The intake recognises a second entry of a mailbox by this hash, because it cannot read e-mail addresses.
    { name: 'mailboxHash', type: 'text', required: true, admin: { hidden: true } },
    locale,
    choice(
      'state',
      { es: 'Estado', en: 'State' },
      optionsOf(waitingStates, {
        unconfirmed: { es: 'Sin confirmar', en: 'Unconfirmed' },
        waiting: { es: 'En espera', en: 'Waiting' },
        notified: { es: 'Avisado', en: 'Notified' },
        left: { es: 'Se dio de baja', en: 'Left' },
      }),
    ),
    { name: 'confirmedAt', type: 'date', label: { es: 'Confirmado', en: 'Confirmed At' } },
    { name: 'notifiedAt', type: 'date', label: { es: 'Último aviso', en: 'Notified At' } },
    // The construction update or the buildings that were public when the last mail was sent.
    optional('notifiedFor', { es: 'Sobre qué fue el último aviso', en: 'Notified For' }),
    { name: 'endedAt', type: 'date', label: { es: 'Terminado', en: 'Ended At' } },
  ],
})
