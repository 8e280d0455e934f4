import type { CollectionConfig, GlobalConfig } from 'payload'
import { calendarFeeds } from './accounts/calendar-feed/calendar-feeds.collection'
import { pushSubscriptions } from './accounts/push/push-subscriptions.collection'
import { secondFactors } from './accounts/second-factor/second-factors.collection'
import { users } from './accounts/users/users.collection'
import { campaigns, termsSections } from './content/campaigns/campaigns.collection'
import { popups } from './content/campaigns/popups.collection'
import { consentTexts, legalDocuments } from './content/legal/legal.collection'
import { media } from './content/media/media.collection'
import { news, newsCategories } from './content/news/news.collection'
import { about } from './content/pages/about.global'
import { formTexts } from './content/pages/form-texts.global'
import { home } from './content/pages/home.global'
import {
  complaintBook,
  newsPage,
  referralProgramme,
  socialResponsibility,
  termsPage,
} from './content/pages/pages.global'
import { socialCampaigns, testimonials } from './content/pages/people.collection'
import { maintenance, navigation, siteSettings } from './content/pages/site-settings.global'
import { places } from './content/projects/places.collection'
import { projects } from './content/projects/projects.collection'
import { redirects } from './content/redirects/redirects.collection'
import { deliveries, deliveryAttempts } from './operations/deliveries/deliveries.collection'
import { withFacts } from './panel/facts/with-facts'
import { withList } from './panel/list/list-config'
import { collectionWithAccess, globalWithAccess } from './platform/access/apply-access'
import { accessLog } from './platform/access-log/access-log.collection'
import { privacyAnswerFiles, privacyAnswers } from './privacy/answers/privacy-answers.collection'
import { consents } from './privacy/consents/consents.collection'
import { guardPersonalData } from './privacy/guard-personal-data'
import { incidentAffected, incidentEvents, incidents } from './privacy/incidents/incidents.collection'
import { privacyDesk } from './privacy/privacy-desk.global'
import { privacyLog } from './privacy/privacy-log.collection'
import { consentWithdrawals, mailLinks, privacyRequests } from './privacy/privacy-requests.collection'
import { previewLinks } from './publishing/preview/preview-links.collection'
import { releases } from './publishing/releases/releases.collection'
import { webVitals } from './publishing/speed/web-vitals.collection'
import { appointmentPlaces } from './sales/appointments/appointment-places.collection'
import { appointmentEvents, appointmentKeys, appointments } from './sales/appointments/appointments.collection'
import { pageViewFiles, pageViews } from './sales/funnel/page-views.collection'
import { inboxViews, leadEvents, leadNotices, leadWork, personDecisions } from './sales/leads/lead-work.collection'
import { leads } from './sales/leads/leads.collection'
import { salesDesk } from './sales/leads/sales-desk.global'
import { lotEvents, lots } from './sales/lots/lots.collection'
import { quotes } from './sales/quotes/quotes.collection'
import {
  referralAnswers,
  referralEvents,
  referralInvitations,
  referralRewards,
  referralWork,
  rewardProofs,
} from './sales/referrals/referral-work.collection'
import { referrals, referredPersons } from './sales/referrals/referrals.collection'
import { sourceEvents, sourceForms } from './sales/sources/sources.collection'
import { waitingEntries } from './sales/waiting-list/waiting-entries.collection'
import { whatsAppMessages } from './sales/whatsapp/whatsapp-messages.collection'
import { seedState } from './seed/seed-state.global'
import { answerTemplates } from './service/complaints/answer-templates.collection'
import { complaintAnswerFiles } from './service/complaints/complaint-answer-files.collection'
import { complaintEvents } from './service/complaints/complaint-events.collection'
import { complaintNotes } from './service/complaints/complaint-notes.collection'
import { complaintCounters, complaints } from './service/complaints/complaints.collection'

/** Hides the tab with the JSON of a record, which only developers understand. They can use the API itself. */
const withoutApiTab = <Config extends { admin?: object }>(config: Config): Config => ({
  ...config,
  admin: { ...config.admin, hideAPIURL: true },
})

export const collections: CollectionConfig[] = guardPersonalData([
  projects,
  lots,
  lotEvents,
  places,
  news,
  newsCategories,
  testimonials,
  campaigns,
  termsSections,
  socialCampaigns,
  popups,
  redirects,
  legalDocuments,
  consentTexts,
  media,
  leads,
  quotes,
  appointments,
  appointmentPlaces,
  appointmentEvents,
  appointmentKeys,
  referrals,
  referredPersons,
  leadWork,
  leadEvents,
  leadNotices,
  personDecisions,
  inboxViews,
  sourceEvents,
  sourceForms,
  whatsAppMessages,
  pageViews,
  pageViewFiles,
  webVitals,
  referralWork,
  referralEvents,
  referralRewards,
  rewardProofs,
  referralInvitations,
  referralAnswers,
  complaints,
  complaintNotes,
  complaintEvents,
  complaintAnswerFiles,
  answerTemplates,
  complaintCounters,
  consents,
  waitingEntries,
  privacyRequests,
  privacyAnswers,
  privacyAnswerFiles,
  consentWithdrawals,
  mailLinks,
  privacyLog,
  incidents,
  incidentEvents,
  incidentAffected,
  deliveries,
  deliveryAttempts,
  releases,
  previewLinks,
  users,
  pushSubscriptions,
  calendarFeeds,
  secondFactors,
  accessLog,
]).map((config) => withoutApiTab(withFacts(withList(collectionWithAccess(config)))))

export const globals: GlobalConfig[] = [
  siteSettings,
  navigation,
  home,
  about,
  socialResponsibility,
  referralProgramme,
  complaintBook,
  newsPage,
  termsPage,
  formTexts,
  maintenance,
  salesDesk,
  privacyDesk,
  seedState,
].map((config) => withoutApiTab(withFacts(globalWithAccess(config))))
