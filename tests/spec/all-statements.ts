import type { StatementGroup } from './statement'
import { aboutStatements } from './statements/about'
import { areaPageStatements } from './statements/area-page'
import { company } from './statements/company'
import { complaintBookStatements } from './statements/complaint-book'
import { contactFormStatements } from './statements/contact-form'
import { earlierCampaigns } from './statements/earlier-campaigns'
import { headerStatements } from './statements/header'
import { homeStatements } from './statements/home'
import { laterCampaigns } from './statements/later-campaigns'
import { maintenanceStatements } from './statements/maintenance'
import { newsStatements } from './statements/news'
import { privacyStatements } from './statements/privacy'
import { product } from './statements/product'
import { projectFigures } from './statements/project-figures'
import { projectPageStatements } from './statements/project-page'
import { lowerProjectPageStatements } from './statements/project-page-below'
import { referralStatements } from './statements/referrals'
import { revealStatements } from './statements/reveal'
import { routeStatements } from './statements/routes'
import { scrollingStatements } from './statements/scrolling'
import { socialStatements } from './statements/social'
import { uiStates } from './statements/states'
import { termsStatements } from './statements/terms'

/** In the order of the specification. */
export const allStatements: StatementGroup[] = [
  { heading: '1. What the product does and for whom', statements: [...product, ...company] },
  { heading: '2. Routes', statements: routeStatements },
  { heading: '2. Header', statements: headerStatements },
  { heading: '2. Home', statements: homeStatements },
  { heading: '2. Scrolling behaviour', statements: scrollingStatements },
  { heading: '2. About', statements: aboutStatements },
  { heading: '2. Social responsibility', statements: socialStatements },
  { heading: '2. Referral programme', statements: referralStatements },
  { heading: '2. Project page', statements: [...projectPageStatements, ...lowerProjectPageStatements] },
  { heading: '2. Area landing page', statements: areaPageStatements },
  { heading: '2. Terms and conditions', statements: termsStatements },
  { heading: '2. Privacy policy', statements: privacyStatements },
  { heading: '2. Complaint book', statements: complaintBookStatements },
  { heading: '2. News', statements: newsStatements },
  { heading: '2. Maintenance', statements: maintenanceStatements },
  { heading: '2. Contact form card', statements: contactFormStatements },
  { heading: '2. Scroll reveal', statements: revealStatements },
  { heading: '4. States of the screens', statements: uiStates },
  { heading: '9. Constants: projects and money', statements: projectFigures },
  { heading: '9. Constants: referrals and campaigns', statements: [...earlierCampaigns, ...laterCampaigns] },
]
