import type { CollectionSlug, GlobalSlug } from 'payload'

export const collectionParts = {
  places: 'places',
  projects: 'projects',
  lots: 'lots',
  appointmentPlaces: 'appointment-places',
  newsCategories: 'news-categories',
  news: 'news',
  testimonials: 'testimonials',
  campaigns: 'campaigns',
  termsSections: 'terms-sections',
  socialCampaigns: 'social-campaigns',
  popups: 'popups',
  redirects: 'redirects',
  legalDocuments: 'legal-documents',
  consentTexts: 'consent-texts',
} as const satisfies Record<string, CollectionSlug>

export const globalParts = {
  siteSettings: 'site-settings',
  navigation: 'navigation',
  home: 'home',
  about: 'about',
  socialResponsibility: 'social-responsibility',
  referralProgramme: 'referral-programme',
  complaintBook: 'complaint-book',
  newsPage: 'news-page',
  termsPage: 'terms-page',
  formTexts: 'form-texts',
  maintenance: 'maintenance',
} as const satisfies Record<string, GlobalSlug>

/** The field by which the snapshot refers to a record, because database ids differ between installations. */
export const naturalKeys = {
  media: 'key',
  places: 'slug',
  projects: 'slug',
  'news-categories': 'slug',
} as const

export type LinkedCollection = keyof typeof naturalKeys
