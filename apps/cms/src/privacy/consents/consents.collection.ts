import { consentPurposes } from '@app/domain/snapshot/legal.schema'
import type { CollectionConfig, Field } from 'payload'
import { choice, intakeRecord, locale, optional, text } from '../../panel/fields/intake-record'
import { listOf } from '../../panel/list/list-config'
import { optionsOf } from '../../platform/labels'

export const consents: CollectionConfig = intakeRecord({
  slug: 'consents',
  labels: { singular: { es: 'Consentimiento', en: 'Consent' }, plural: { es: 'Consentimientos', en: 'Consents' } },
  admin: { useAsTitle: 'reference', defaultColumns: ['reference', 'purpose', 'granted', 'version', 'createdAt'] },
  custom: listOf({ columns: ['purpose', 'granted', 'version', 'createdAt'], filters: ['purpose'] }),
  fields: [
    {
      name: 'reference',
      type: 'text',
      label: { es: 'Código de referencia', en: 'Reference' },
      required: true,
    },
    // A consent belongs to exactly one lead, referral, complaint or waiting list entry.
    { name: 'lead', label: { en: 'Lead', es: 'Consulta' }, type: 'relationship', relationTo: 'leads' },
    {
      name: 'referral',
      type: 'relationship',
      label: { es: 'Envío de referidos', en: 'Referral' },
      relationTo: 'referrals',
    },
    {
      name: 'complaint',
      type: 'relationship',
      label: { es: 'Reclamo o queja', en: 'Complaint' },
      relationTo: 'complaints',
    },
    {
      name: 'waitingEntry',
      type: 'relationship',
      label: { es: 'Pedido de aviso', en: 'Waiting List Entry' },
      relationTo: 'waiting-entries',
    },
    choice(
      'purpose',
      { es: 'Finalidad', en: 'Purpose' },
      optionsOf(consentPurposes, {
        terms: { es: 'Términos', en: 'Terms' },
        marketing: { es: 'Marketing', en: 'Marketing' },
        'referred-person': { es: 'Persona referida', en: 'Referred person' },
        'complaint-notice': { es: 'Aviso del reclamo', en: 'Complaint notice' },
      }),
    ),
    text('version', { es: 'Versión', en: 'Version' }),
    { name: 'granted', type: 'checkbox', label: { es: 'Aceptado', en: 'Granted' }, required: true },
    {
      ...choice(
        'given',
        { es: 'Cómo se dio', en: 'Given' },
        optionsOf(['form', 'spoken'] as const, {
          form: { es: 'En el formulario', en: 'In a form' },
          spoken: { es: 'De palabra', en: 'Spoken' },
        }),
      ),
      defaultValue: 'form',
    } as Field,
    // Stores a name instead of a user id, because the name proves a spoken consent and must outlive the account.
    optional('recordedBy', { es: 'Lo anotó', en: 'Recorded By' }),
    locale,
  ],
})
