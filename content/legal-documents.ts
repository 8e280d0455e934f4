// Every change of a policy that visitors have accepted is a new entry with a new version: what they accepted must stay
// readable. This demo text is edited in place, because no one has accepted it yet.

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
