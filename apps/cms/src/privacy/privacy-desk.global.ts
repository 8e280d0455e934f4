import { DEFAULT_PRIVACY_TERMS } from '@app/domain/privacy/privacy-term'
import { DEFAULT_WAITING_MONTHS } from '@app/domain/waiting-list/waiting-entry'
import type { Field, GlobalConfig } from 'payload'
import { menuGroups } from '../panel/navigation/menu-groups'
import type { Label } from '../platform/labels'
import { processors } from './data-banks/data-banks'

const periodField = (name: string, label: Label, defaultValue: number, description?: Label): Field => ({
  name,
  type: 'number',
  label,
  min: 1,
  max: 600,
  defaultValue,
  admin: { step: 1, ...(description && { description }) },
})

/**
 * The days to answer a privacy request and the months to keep personal data. If a value is not set, a default applies.
 */
export const privacyDesk: GlobalConfig = {
  slug: 'privacy-desk',
  label: { es: 'Plazos de privacidad', en: 'Privacy terms' },
  admin: { group: menuGroups.legal },
  fields: [
    {
      name: 'terms',
      type: 'group',
      label: { es: 'Plazos', en: 'Terms' },
      admin: {
        description: {
          es: 'Días hábiles para responder, desde el día siguiente al que llega la solicitud. Los valores iniciales son los del reglamento de la Ley 29733; un abogado debe confirmarlos. Un cambio vale para las solicitudes nuevas.',
          en: 'Business days to answer, from the day after a request arrives. The defaults are those of the regulation of Ley 29733; a lawyer must confirm them. A change applies to new requests.',
        },
      },
      fields: [
        periodField('access', { es: 'Acceso', en: 'Access' }, DEFAULT_PRIVACY_TERMS.access),
        periodField('rectification', { es: 'Rectificación', en: 'Rectification' }, DEFAULT_PRIVACY_TERMS.rectification),
        periodField('cancellation', { es: 'Cancelación', en: 'Cancellation' }, DEFAULT_PRIVACY_TERMS.cancellation),
        periodField('opposition', { es: 'Oposición', en: 'Opposition' }, DEFAULT_PRIVACY_TERMS.opposition),
        periodField('portability', { es: 'Portabilidad', en: 'Portability' }, DEFAULT_PRIVACY_TERMS.portability, {
          es: 'Derecho del reglamento de 2024 (DS 016-2024-JUS). El valor inicial es el plazo más corto de los otros derechos.',
          en: 'A right of the 2024 regulation (DS 016-2024-JUS). The default is the shortest term of the other rights.',
        }),
      ],
    },
    {
      name: 'retention',
      type: 'group',
      label: { es: 'Cuánto se guarda', en: 'Retention' },
      admin: {
        description: {
          es: 'Meses después de los cuales los datos se borran de noche. La ley no da un número: solo el tiempo necesario. Un abogado debe confirmarlos. Los reclamos, las ventas y los envíos en camino nunca se borran.',
          en: 'Months after which data is erased, at night. The law gives no number, only "as long as necessary": a lawyer must confirm these. Complaints, sales and pending deliveries are never erased.',
        },
      },
      fields: [
        periodField('leadMonths', { es: 'Consultas: meses', en: 'Lead Months' }, 24, {
          es: 'Después de lo último que pasó con la consulta.',
          en: 'After the last event of a lead.',
        }),
        periodField('referralMonths', { es: 'Referidos: meses', en: 'Referral Months' }, 24, {
          es: 'Después de que se envió.',
          en: 'After it was sent.',
        }),
        periodField('requestMonths', { es: 'Solicitudes cerradas: meses', en: 'Request Months' }, 24, {
          es: 'Después de cerrar la solicitud.',
          en: 'After a request about personal data was closed.',
        }),
        periodField(
          'waitingMonths',
          { es: 'Lista de espera: meses', en: 'Waiting List Months' },
          DEFAULT_WAITING_MONTHS,
          {
            es: 'Después de la confirmación, del último aviso o de la baja. Sin confirmar se borra a los 7 días.',
            en: 'After the confirmation, the last mail or the unsubscription. Unconfirmed entries are erased after 7 days.',
          },
        ),
      ],
    },
    {
      name: 'processors',
      type: 'group',
      label: { es: 'Encargados y países', en: 'Processors and Countries' },
      admin: {
        description: {
          es: 'Empresa y país donde guarda los datos. Se muestran en Bancos de datos; vacío: falta averiguarlo.',
          en: 'Company and country in which it stores data. Shown in Data banks; empty: still to find out.',
        },
      },
      fields: processors.map(({ key, label }) => ({ name: key, type: 'text', label })),
    },
    {
      name: 'confirmedBy',
      type: 'text',
      label: { es: 'Confirmado por', en: 'Confirmed By' },
      admin: {
        description: {
          es: 'Quién confirmó estos plazos y cuándo. Vacío: todavía nadie.',
          en: 'Who confirmed these terms, and when. Empty: not confirmed yet.',
        },
      },
    },
  ],
}
