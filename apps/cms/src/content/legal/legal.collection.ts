import { consentPurposes } from '@sillar/domain/snapshot/legal.schema'
import type { CollectionConfig } from 'payload'
import { day } from '../../panel/fields/numbers'
import { formattedSpanishFirst, heading, paragraph } from '../../panel/fields/texts'
import { publicCollection } from '../public-content'
import { keepConsentVersions } from './keep-consent-versions'

const version = { name: 'version', type: 'text', required: true } as const

export const legalDocuments: CollectionConfig = publicCollection({
  slug: 'legal-documents',
  admin: { useAsTitle: 'key', group: 'Legal' },
  fields: [
    { name: 'key', type: 'select', required: true, options: ['privacy-policy'] },
    version,
    day('effectiveOn'),
    ...heading(),
    formattedSpanishFirst('body'),
  ],
})

/** The sentences beside tick boxes. A changed sentence needs a new version: it is stored with every submission. */
export const consentTexts: CollectionConfig = publicCollection({
  slug: 'consent-texts',
  admin: { useAsTitle: 'purpose', group: 'Legal' },
  hooks: { beforeChange: [keepConsentVersions] },
  fields: [
    { name: 'purpose', type: 'select', required: true, unique: true, options: [...consentPurposes] },
    version,
    paragraph('text'),
  ],
})
