import type { StatementGroup } from './statement'
import { company } from './statements/company'
import { earlierCampaigns } from './statements/earlier-campaigns'
import { laterCampaigns } from './statements/later-campaigns'
import { product } from './statements/product'
import { projectFigures } from './statements/project-figures'

/** In the order of the specification. */
export const allStatements: StatementGroup[] = [
  { heading: '1. What the product does and for whom', statements: [...product, ...company] },
  { heading: '9. Constants: projects and money', statements: projectFigures },
  { heading: '9. Constants: referrals and campaigns', statements: [...earlierCampaigns, ...laterCampaigns] },
]
