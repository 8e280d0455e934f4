import type { StatementGroup } from '../statement'
import { aboutStatements } from './about'
import { apartmentPageStatements } from './apartment-page'
import { complaintBookStatements } from './complaint-book'
import { contactFormStatements } from './contact-form'
import { headerStatements } from './header'
import { homeStatements } from './home'
import { maintenanceStatements } from './maintenance'
import { newsStatements } from './news'
import { placePageStatements } from './place-page'
import { privacyStatements } from './privacy'
import { projectPageStatements } from './project-page'
import { lowerProjectPageStatements } from './project-page-below'
import { referralStatements } from './referrals'
import { revealStatements } from './reveal'
import { routeStatements } from './routes'
import { scrollingStatements } from './scrolling'
import { socialStatements } from './social'
import { termsStatements } from './terms'

/** Section 2 of the specification, heading by heading. */
export const screens: StatementGroup[] = [
  { heading: '2. Routes', statements: routeStatements },
  { heading: '2. Header', statements: headerStatements },
  { heading: '2. Home', statements: homeStatements },
  { heading: '2. Scrolling behaviour', statements: scrollingStatements },
  { heading: '2. About', statements: aboutStatements },
  { heading: '2. Social responsibility', statements: socialStatements },
  { heading: '2. Referral programme', statements: referralStatements },
  {
    heading: '2. Project page',
    statements: [...projectPageStatements, ...lowerProjectPageStatements, ...apartmentPageStatements],
  },
  { heading: '2. Area landing page', statements: placePageStatements },
  { heading: '2. Terms and conditions', statements: termsStatements },
  { heading: '2. Privacy policy', statements: privacyStatements },
  { heading: '2. Complaint book', statements: complaintBookStatements },
  { heading: '2. News', statements: newsStatements },
  { heading: '2. Maintenance', statements: maintenanceStatements },
  { heading: '2. Contact form card', statements: contactFormStatements },
  { heading: '2. Scroll reveal', statements: revealStatements },
]
