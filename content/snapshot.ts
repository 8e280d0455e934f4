// The demo content and the media table form a snapshot like the one from the CMS, so the site can be built without a
// database.

import type { SnapshotContent } from '@app/domain/snapshot/snapshot.schema'
import { about } from './about'
import { appointmentPlaces } from './appointment-places'
import { campaigns } from './campaigns/all-campaigns'
import { complaintBook } from './complaint-book'
import { consentTexts } from './consent-texts'
import { formTexts } from './form-texts'
import { home } from './home'
import { legalDocuments } from './legal-documents'
import { lots } from './lots/all-lots'
import { maintenance } from './maintenance'
import { navigation } from './navigation'
import { news } from './news/all-news'
import { newsCategories } from './news-categories'
import { newsPage } from './news-page'
import { places } from './places'
import { popups } from './popups'
import { projects } from './projects/all-projects'
import { referralProgramme } from './referral-programme'
import { siteSettings } from './site-settings'
import { socialCampaigns } from './social-campaigns'
import { socialResponsibility } from './social-responsibility'
import { termsPage } from './terms-page'
import { termsSections } from './terms-sections'
import { testimonials } from './testimonials'

export const demoContent: SnapshotContent = {
  schemaVersion: 1,
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
  projects,
  lots,
  appointmentPlaces,
  places,
  news,
  newsCategories,
  testimonials,
  campaigns,
  termsSections,
  socialCampaigns,
  popups,
  redirects: [],
  legalDocuments,
  consentTexts,
}
