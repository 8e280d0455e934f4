import { consentPurposes } from '@app/domain/snapshot/legal.schema'
import type { CollectionConfig } from 'payload'
import { choice, intakeRecord, locale, text } from '../../panel/fields/intake-record'
import { optionsOf } from '../../platform/labels'

export const consents: CollectionConfig = intakeRecord({
  slug: 'consents',
  labels: { singular: { es: 'Consentimiento', en: 'Consent' }, plural: { es: 'Consentimientos', en: 'Consents' } },
  admin: { useAsTitle: 'reference', defaultColumns: ['reference', 'purpose', 'granted', 'version', 'createdAt'] },
  fields: [
    {
      name: 'reference',
      type: 'text',
      label: { es: 'Código de referencia', en: 'Reference' },
      required: true,
      index: true,
    },
    // A consent belongs to exactly one lead, referral or complaint.
    { name: 'lead', label: { en: 'Lead', es: 'Contacto' }, type: 'relationship', relationTo: 'leads' },
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
    locale,
  ],
})
