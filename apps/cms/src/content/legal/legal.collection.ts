import { consentPurposes } from '@app/domain/snapshot/legal.schema'
import type { CollectionConfig } from 'payload'
import { day } from '../../panel/fields/numbers'
import { formattedSpanishFirst, heading, paragraph } from '../../panel/fields/texts'
import { menuGroups } from '../../panel/navigation/menu-groups'
import { optionsOf } from '../../platform/labels'
import { publicCollection } from '../public-content'
import { keepConsentVersions } from './keep-consent-versions'

const version = { name: 'version', type: 'text', label: { es: 'Versión', en: 'Version' }, required: true } as const

export const legalDocuments: CollectionConfig = publicCollection({
  slug: 'legal-documents',
  labels: {
    singular: { es: 'Documento legal', en: 'Legal Document' },
    plural: { es: 'Documentos legales', en: 'Legal Documents' },
  },
  admin: { useAsTitle: 'key', group: menuGroups.legal },
  fields: [
    {
      name: 'key',
      type: 'select',
      label: { es: 'Clave', en: 'Key' },
      required: true,
      options: [{ value: 'privacy-policy', label: { es: 'Política de privacidad', en: 'Privacy policy' } }],
    },
    version,
    day('effectiveOn', { es: 'Vigente desde', en: 'Effective On' }),
    ...heading(),
    formattedSpanishFirst('body', { es: 'Texto', en: 'Body' }),
  ],
})

/** The texts beside consent checkboxes. Submissions store the version, so a changed text needs a new version. */
export const consentTexts: CollectionConfig = publicCollection({
  slug: 'consent-texts',
  labels: {
    singular: { es: 'Texto de consentimiento', en: 'Consent Text' },
    plural: { es: 'Textos de consentimiento', en: 'Consent Texts' },
  },
  admin: { useAsTitle: 'purpose', group: menuGroups.legal },
  hooks: { beforeChange: [keepConsentVersions] },
  fields: [
    {
      name: 'purpose',
      type: 'select',
      label: { es: 'Finalidad', en: 'Purpose' },
      required: true,
      unique: true,
      options: optionsOf(consentPurposes, {
        terms: { es: 'Términos', en: 'Terms' },
        marketing: { es: 'Marketing', en: 'Marketing' },
        'referred-person': { es: 'Persona referida', en: 'Referred person' },
        'complaint-notice': { es: 'Aviso del reclamo', en: 'Complaint notice' },
      }),
    },
    version,
    paragraph('text', { es: 'Texto', en: 'Text' }),
  ],
})
