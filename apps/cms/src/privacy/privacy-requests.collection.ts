import { privacyRequestStates, privacyRights } from '@app/domain/privacy/privacy-choices'
import type { CollectionConfig } from 'payload'
import {
  choice,
  day,
  intakeRecord,
  integer,
  locale,
  optional,
  submissionKeys,
  text,
} from '../panel/fields/intake-record'
import { menuGroups } from '../panel/navigation/menu-groups'
import { optionsOf } from '../platform/labels'

/**
 * The requests of people about their own data (Ley 29733). The submitted data never changes; staff only add a handler
 * and the outcome.
 */
export const privacyRequests: CollectionConfig = intakeRecord({
  slug: 'privacy-requests',
  labels: {
    singular: { es: 'Solicitud de privacidad', en: 'Privacy Request' },
    plural: { es: 'Solicitudes de privacidad', en: 'Privacy Requests' },
  },
  defaultSort: ['state', 'dueOn'],
  admin: {
    useAsTitle: 'reference',
    defaultColumns: ['reference', 'kind', 'state', 'dueOn', 'lastName', 'firstName'],
    group: menuGroups.legal,
  },
  lockDocuments: false,
  fields: [
    ...submissionKeys,
    choice(
      'kind',
      { es: 'Tipo', en: 'Kind' },
      optionsOf(privacyRights, {
        access: { es: 'Acceso', en: 'Access' },
        rectification: { es: 'Rectificación', en: 'Rectification' },
        cancellation: { es: 'Cancelación', en: 'Cancellation' },
        opposition: { es: 'Oposición', en: 'Opposition' },
        portability: { es: 'Portabilidad', en: 'Portability' },
      }),
    ),
    text('firstName', { es: 'Nombres', en: 'First Name' }),
    text('lastName', { es: 'Apellidos', en: 'Last Name' }),
    text('email', { es: 'Correo', en: 'Email' }),
    optional('phone', { es: 'Teléfono', en: 'Phone' }),
    integer('documentTypeId', { es: 'Tipo de documento', en: 'Document Type Id' }),
    text('document', { es: 'Número de documento', en: 'Document' }),
    { name: 'detail', type: 'textarea', label: { es: 'Detalle', en: 'Detail' } },
    locale,
    day('receivedOn', { es: 'Recibida', en: 'Received On' }),
    day('dueOn', { es: 'Responder hasta el', en: 'Due On' }),
    integer('termDays', { es: 'Plazo en días', en: 'Term Days' }),
    {
      name: 'state',
      type: 'select',
      label: { es: 'Estado', en: 'State' },
      required: true,
      index: true,
      options: optionsOf(privacyRequestStates, {
        unconfirmed: { es: 'Sin confirmar', en: 'Unconfirmed' },
        open: { es: 'Por atender', en: 'Open' },
        closed: { es: 'Cerrada', en: 'Closed' },
      }),
    },
    { name: 'confirmedAt', type: 'date', label: { es: 'Confirmada', en: 'Confirmed At' } },
    { name: 'handler', type: 'relationship', label: { es: 'Responsable', en: 'Handler' }, relationTo: 'users' },
    { name: 'outcome', type: 'textarea', label: { es: 'Resultado', en: 'Outcome' } },
    { name: 'closedAt', type: 'date', label: { es: 'Cerrada', en: 'Closed At' } },
  ],
})

/** A link in a mail that allows one action without a login. Only a hash of its key is stored. */
export const mailLinks: CollectionConfig = {
  slug: 'mail-links',
  labels: {
    singular: { es: 'Enlace de correo', en: 'Mail Link' },
    plural: { es: 'Enlaces de correo', en: 'Mail Links' },
  },
  admin: { useAsTitle: 'purpose', group: menuGroups.legal },
  lockDocuments: false,
  fields: [
    choice('purpose', { es: 'Finalidad', en: 'Purpose' }, [
      { value: 'confirm-request', label: { es: 'Confirmar solicitud', en: 'Confirm request' } },
      { value: 'withdraw-consent', label: { es: 'Retirar consentimiento', en: 'Withdraw consent' } },
      { value: 'confirm-waiting', label: { es: 'Confirmar pedido de aviso', en: 'Confirm waiting list entry' } },
      { value: 'leave-waiting', label: { es: 'Salir de la lista de espera', en: 'Leave waiting list' } },
    ]),
    { name: 'keyHash', type: 'text', required: true, unique: true },
    // The table and the id of a record, such as `leads:0b5c1d9e-…`.
    { name: 'subject', type: 'text', label: { es: 'Sobre qué', en: 'Subject' }, required: true, index: true },
    { name: 'expiresAt', type: 'date', label: { es: 'Vale hasta', en: 'Expires At' }, required: true, index: true },
  ],
}

/** The withdrawal of a person's consent to news, one row for each of their records. Rows are only added. */
export const consentWithdrawals: CollectionConfig = {
  slug: 'consent-withdrawals',
  labels: {
    singular: { es: 'Consentimiento retirado', en: 'Consent Withdrawal' },
    plural: { es: 'Consentimientos retirados', en: 'Consent Withdrawals' },
  },
  admin: {
    useAsTitle: 'subject',
    defaultColumns: ['createdAt', 'subject', 'purpose', 'reference'],
    group: menuGroups.legal,
  },
  lockDocuments: false,
  defaultSort: '-createdAt',
  fields: [
    { name: 'subject', type: 'text', label: { es: 'Sobre qué', en: 'Subject' }, required: true, index: true },
    text('reference', { es: 'Código de referencia', en: 'Reference' }),
    choice('purpose', { es: 'Finalidad', en: 'Purpose' }, [
      { value: 'marketing', label: { es: 'Marketing', en: 'Marketing' } },
    ]),
  ],
}
