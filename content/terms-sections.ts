import type { TermsSection } from '@app/domain/snapshot/campaign.schema'
import { generalTerms } from './terms/general-terms'
import { referralTerms } from './terms/referral-terms'

export const termsSections: TermsSection[] = [
  generalTerms,
  referralTerms,
  {
    key: 'promociones',
    order: 3,
    icon: 'gift',
    title: { es: 'Promociones', en: 'Promotions' },
    listsCampaigns: true,
    accordions: [],
  },
]
