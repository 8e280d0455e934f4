// A changed policy needs a new entry with a new version, because the version that visitors accepted must stay readable.
// This demo text is edited in place, because no one has accepted it.

import type { LegalDocument } from '@app/domain/snapshot/legal.schema'
import { privacyPolicyEn } from './legal/privacy-policy.en'
import { privacyPolicyEs } from './legal/privacy-policy.es'

export const legalDocuments: LegalDocument[] = [
  {
    key: 'privacy-policy',
    version: '2026-01',
    effectiveOn: '2026-01-01',
    title: { es: 'Política de', en: 'Privacy' },
    titleBold: { es: 'privacidad', en: 'policy' },
    body: { es: privacyPolicyEs, en: privacyPolicyEn },
  },
]
