import type { StatementGroup } from './statement'
import { leadCall, referralCall } from './statements/calls'
import { carouselConstants } from './statements/carousels'
import { company } from './statements/company'
import { complaintCalls } from './statements/complaint-calls'
import { complaintRules, eligibility, phoneRules } from './statements/complaint-rules'
import { contactRules } from './statements/contact-rules'
import { earlierCampaigns } from './statements/earlier-campaigns'
import { errors } from './statements/errors'
import { formIds } from './statements/form-ids'
import { formSettings } from './statements/form-settings'
import { formValues } from './statements/form-values'
import { laterCampaigns } from './statements/later-campaigns'
import { campaignLifecycle, referralStates, roles } from './statements/lifecycle'
import { newsRecords } from './statements/news-records'
import { otherRecords } from './statements/other-records'
import { product } from './statements/product'
import { projectBoxes } from './statements/project-boxes'
import { projectFigures } from './statements/project-figures'
import { projectParts } from './statements/project-parts'
import { projectRecord } from './statements/project-record'
import { referralRecords } from './statements/referral-records'
import { referralRules } from './statements/referral-rules'
import { screens } from './statements/screens'
import { uiStates } from './statements/states'
import { complaintConstants, timing } from './statements/timing'

/** All statements in the order of the specification. */
export const allStatements: StatementGroup[] = [
  { heading: '1. What the product does and for whom', statements: [...product, ...company] },
  ...screens,
  { heading: '3. Entities: project', statements: [...projectRecord, ...projectBoxes, ...projectParts] },
  { heading: '3. Entities: forms', statements: [...formSettings, ...formValues] },
  { heading: '3. Entities: other records', statements: [...referralRecords, ...newsRecords, ...otherRecords] },
  { heading: '3. Form ids per project', statements: formIds },
  { heading: '4. States of the screens', statements: uiStates },
  { heading: '4. States of the referral form', statements: referralStates },
  { heading: '4. Campaign lifecycle', statements: campaignLifecycle },
  { heading: '5. Validation: contact form', statements: contactRules },
  { heading: '5. Validation: referral form', statements: referralRules },
  { heading: '5. Validation: phone input', statements: phoneRules },
  { heading: '5. Validation: complaint form', statements: complaintRules },
  { heading: '5. Campaign eligibility', statements: eligibility },
  { heading: '6. Roles and permissions', statements: roles },
  { heading: '7. Calls: contact lead', statements: leadCall },
  { heading: '7. Calls: referral', statements: referralCall },
  { heading: '7. Calls: complaint, and what else is loaded', statements: complaintCalls },
  { heading: '8. Error catalogue', statements: errors },
  { heading: '9. Constants: projects and money', statements: projectFigures },
  { heading: '9. Constants: referrals and campaigns', statements: [...earlierCampaigns, ...laterCampaigns] },
  { heading: '9. Constants: complaint book', statements: complaintConstants },
  { heading: '9. Constants: display and timing', statements: timing },
  { heading: '9. Constants: carousels, chat, lead', statements: carouselConstants },
]
