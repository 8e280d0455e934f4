import * as z from 'zod'
import { appointmentPlace } from '../appointment/appointment-place.schema'
import { lot } from '../lot/lot.schema'
import { redirect } from '../redirect/redirect.schema'
import { campaign, termsSection } from './campaign.schema'
import {
  about,
  complaintBook,
  formTexts,
  home,
  maintenance,
  navigation,
  newsPage,
  referralProgramme,
  siteSettings,
  socialResponsibility,
  termsPage,
} from './globals.schema'
import { consentText, legalDocument } from './legal.schema'
import { media } from './media.schema'
import { article, newsCategory } from './news.schema'
import { socialCampaign, testimonial } from './people.schema'
import { place } from './place.schema'
import { popup } from './popup.schema'
import { project } from './project.schema'

/** All published content in both languages. It is the only interface between the CMS and the site. */
export const snapshot = z.object({
  schemaVersion: z.literal(1),
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
  projects: z.array(project).min(1),
  /** Lots of all projects, empty before staff enter them. */
  lots: z.array(lot).default([]),
  /** Empty before staff enter appointment places. */
  appointmentPlaces: z.array(appointmentPlace).default([]),
  places: z.array(place).min(1),
  news: z.array(article),
  newsCategories: z.array(newsCategory),
  testimonials: z.array(testimonial),
  campaigns: z.array(campaign),
  termsSections: z.array(termsSection),
  socialCampaigns: z.array(socialCampaign),
  popups: z.array(popup),
  /** Old paths of pages that moved. */
  redirects: z.array(redirect).default([]),
  legalDocuments: z.array(legalDocument).min(1),
  consentTexts: z.array(consentText).min(1),
  media: z.array(media),
})
export type Snapshot = z.infer<typeof snapshot>
/** All content except the media table, which is generated from files. */
export type SnapshotContent = Omit<Snapshot, 'media'>
