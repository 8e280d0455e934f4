import { consentPurposes } from '@sillar/domain/snapshot/legal.schema'
import type { CollectionConfig } from 'payload'
import { choice, intakeRecord, locale, text } from '../../panel/fields/intake-record'

/** Which sentence a person agreed to, in which version and language, and when. */
export const consents: CollectionConfig = intakeRecord({
  slug: 'consents',
  admin: { useAsTitle: 'reference', defaultColumns: ['reference', 'purpose', 'granted', 'version', 'createdAt'] },
  fields: [
    { name: 'reference', type: 'text', required: true, index: true },
    // One of the three: whose consent it is.
    { name: 'lead', label: { en: 'Lead', es: 'Contacto' }, type: 'relationship', relationTo: 'leads' },
    { name: 'referral', type: 'relationship', relationTo: 'referrals' },
    { name: 'complaint', type: 'relationship', relationTo: 'complaints' },
    choice('purpose', consentPurposes),
    text('version'),
    { name: 'granted', type: 'checkbox', required: true },
    locale,
  ],
})
