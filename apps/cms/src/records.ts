// Everything the CMS keeps, in the order the panel lists it.
import type { CollectionConfig, GlobalConfig } from 'payload'
import { collectionWithAccess, globalWithAccess } from './access/apply-access'
import { campaigns, termsSections } from './collections/content/campaigns.collection'
import { consentTexts, legalDocuments } from './collections/content/legal.collection'
import { media } from './collections/content/media.collection'
import { news, newsCategories } from './collections/content/news.collection'
import { socialCampaigns, testimonials } from './collections/content/people.collection'
import { places } from './collections/content/places.collection'
import { popups } from './collections/content/popups.collection'
import { projects } from './collections/content/projects.collection'
import { complaintCounters, complaints } from './collections/intake/complaints.collection'
import { consents } from './collections/intake/consents.collection'
import { deliveries, deliveryAttempts } from './collections/intake/deliveries.collection'
import { leads } from './collections/intake/leads.collection'
import { quotes } from './collections/intake/quotes.collection'
import { referrals, referredPersons } from './collections/intake/referrals.collection'
import { releases } from './collections/releases.collection'
import { users } from './collections/users.collection'
import { answerTemplates } from './complaint-desk/answer-templates.collection'
import { complaintAnswerFiles } from './complaint-desk/complaint-answer-files.collection'
import { complaintNotes } from './complaint-desk/complaint-notes.collection'
import { siteVisitFiles, siteVisits } from './funnel/site-visits.collection'
import { about } from './globals/about.global'
import { formTexts } from './globals/form-texts.global'
import { home } from './globals/home.global'
import { complaintBook, newsPage, referralProgramme, socialResponsibility, termsPage } from './globals/pages.global'
import { seedState } from './globals/seed-state.global'
import { maintenance, navigation, siteSettings } from './globals/site-settings.global'
import { inboxViews, leadEvents, leadWork, personDecisions } from './inbox/lead-work.collection'
import { salesDesk } from './inbox/sales-desk.global'
import { lotEvents, lots } from './lots/lots.collection'
import { previewLinks } from './preview/preview-links.collection'
import { guardPersonalData } from './privacy-desk/guard-personal-data'
import { privacyDesk } from './privacy-desk/privacy-desk.global'
import { privacyLog } from './privacy-desk/privacy-log.collection'
import { consentWithdrawals, mailLinks, privacyRequests } from './privacy-desk/privacy-requests.collection'
import {
  referralAnswers,
  referralEvents,
  referralInvitations,
  referralRewards,
  referralWork,
  rewardProofs,
} from './referral-desk/referral-work.collection'
import { accessLog } from './users/access-log.collection'
import { secondFactors } from './users/second-factor/second-factors.collection'
import { visitPlaces } from './visits/visit-places.collection'
import { visitEvents, visitKeys, visits } from './visits/visits.collection'

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
  legalDocuments,
  consentTexts,
  media,
  leads,
  quotes,
  visits,
  visitPlaces,
  visitEvents,
  visitKeys,
  referrals,
  referredPersons,
  leadWork,
  leadEvents,
  personDecisions,
  inboxViews,
  siteVisits,
  siteVisitFiles,
  referralWork,
  referralEvents,
  referralRewards,
  rewardProofs,
  referralInvitations,
  referralAnswers,
  complaints,
  complaintNotes,
  complaintAnswerFiles,
  answerTemplates,
  complaintCounters,
  consents,
  privacyRequests,
  consentWithdrawals,
  mailLinks,
  privacyLog,
  deliveries,
  deliveryAttempts,
  releases,
  previewLinks,
  users,
  secondFactors,
  accessLog,
]).map(collectionWithAccess)

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
].map(globalWithAccess)
