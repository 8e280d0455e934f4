import * as z from 'zod'
import { externalUrl, heading, localized, mediaKey, slug } from '../language/localized.schema'
import { documentTypes } from '../person/document-types'
import { claimNames } from './fill-claims'
import { contentIcons } from './icons'

/** The ids are strings, because a select of the CMS stores text. */
const documentTypeIds = documentTypes.map(({ id }) => String(id))

const office = z.object({
  key: slug,
  city: z.string(),
  address: localized,
  phone: z.string(),
  email: z.email(),
  hours: localized,
})

/** The exchange rate accepted for payments. Prices in soles are calculated with it. */
const exchangeRate = z.object({ solesPerDollar: z.number().positive(), date: z.iso.date() })
export type ExchangeRate = z.infer<typeof exchangeRate>

export const siteSettings = z.object({
  brand: z.string(),
  legalName: z.string(),
  ruc: z.string().regex(/^\d{11}$/),
  /** The data protection officer named on the privacy page. */
  privacyOfficer: z.string().nullish(),
  copyrightFrom: z.number().int(),
  offices: z.array(office).min(1),
  /** International number without a plus sign, as links to WhatsApp require. */
  chatNumber: z.string().regex(/^\d{8,15}$/),
  chatGreeting: localized,
  socials: z.array(z.object({ network: z.enum(['facebook', 'instagram', 'tiktok', 'youtube']), url: externalUrl })),
  policyDocument: mediaKey.nullable(),
  /** SVGs for each theme, on light and on dark backgrounds. The mark is the favicon. */
  logos: z.object({
    condominium: mediaKey,
    condominiumOnDark: mediaKey,
    apartment: mediaKey,
    apartmentOnDark: mediaKey,
    mark: mediaKey,
  }),
  exchangeRate,
  seo: z.object({ titleSuffix: z.string(), description: localized, image: mediaKey }),
})
export type SiteSettings = z.infer<typeof siteSettings>

/** The pages in the menu and their labels. The site adds the projects to the menu. */
export const navigation = z.object({
  items: z.array(
    z.object({
      target: z.enum(['about', 'condominiums', 'apartments', 'social-responsibility', 'referrals', 'news']),
      label: localized,
    }),
  ),
  action: localized,
})

/** A figure about the company. Texts insert it with the placeholder named by `key`. */
const claim = z.object({
  /** Name of the placeholder, such as `years` for `{years}`. Null if the claim has no placeholder. */
  key: z.enum(claimNames).nullable(),
  figure: z.number().int(),
  text: localized,
  detail: localized,
})
export type Claim = z.infer<typeof claim>
const certification = z.object({ name: z.string(), detail: localized })

export const home = z.object({
  hero: z.object({
    ...heading,
    intro: localized,
    primaryCta: localized,
    secondaryCta: localized,
    poster: mediaKey,
    videos: z.array(mediaKey),
    phoneVideos: z.array(mediaKey),
  }),
  claims: z.array(claim).length(3),
  projects: z.object({ ...heading }),
  about: z.object({ ...heading, intro: localized, body: localized, button: localized, image: mediaKey }),
  certifications: z.array(certification),
  news: z.object({ ...heading }),
  testimonials: z.object({ ...heading }),
  contact: z.object({ ...heading, intro: localized, image: mediaKey }),
  seo: z.object({ title: localized, description: localized }),
})

const icon = z.enum(contentIcons)

export const about = z.object({
  header: z.object({ ...heading, intro: localized, image: mediaKey }),
  history: localized,
  mission: z.object({ ...heading, text: localized }),
  vision: z.object({ ...heading, text: localized }),
  projects: z.object({ ...heading }),
  values: z.object({
    ...heading,
    items: z.array(z.object({ icon: icon.nullable(), title: localized, description: localized })).min(3),
  }),
  chronology: z.object({
    ...heading,
    entries: z.array(z.object({ year: z.number().int(), title: localized, description: localized, image: mediaKey })),
  }),
  certifications: z.object({ ...heading, intro: localized }),
  /** Figures shown in addition to the claims and the number of offices. */
  statistics: z.array(z.object({ value: z.string(), text: localized })),
  contact: z.object({ ...heading, intro: localized, image: mediaKey }),
  seo: z.object({ title: localized, description: localized }),
})

export const socialResponsibility = z.object({
  header: z.object({ ...heading, intro: localized, image: mediaKey }),
  community: z.object({ ...heading, intro: localized }),
  solutions: z.object({
    ...heading,
    intro: localized,
    items: z.array(z.object({ title: localized, description: localized })).min(3),
    image: mediaKey,
  }),
  environment: z.object({ ...heading, intro: localized }),
  newsBanner: z.object({ ...heading, text: localized, button: localized, image: mediaKey }),
  contact: z.object({ ...heading, intro: localized, image: mediaKey }),
  seo: z.object({ title: localized, description: localized }),
})

export const referralProgramme = z.object({
  header: z.object({ ...heading, intro: localized, image: mediaKey, firstButton: localized, secondButton: localized }),
  rewards: z.object({
    ...heading,
    intro: localized,
    button: localized,
    items: z
      .array(z.object({ icon: icon.nullable(), amountPen: z.number().int(), title: localized, description: localized }))
      .min(2),
  }),
  steps: z.object({
    ...heading,
    items: z.array(z.object({ title: localized, description: localized, image: mediaKey })),
  }),
  /** Null if staff have not written the texts. The page then says that the form is not available yet. */
  form: z.object({ ...heading, intro: localized }).nullable(),
  banner: z.object({ ...heading, text: localized, button: localized }),
  prizes: z.object({
    ...heading,
    intro: localized,
    items: z.array(z.object({ title: localized, description: localized })),
    image: mediaKey,
  }),
  seo: z.object({ title: localized, description: localized }),
})

export const complaintBook = z.object({
  ...heading,
  notice: localized,
  claimDefinition: localized,
  grievanceDefinition: localized,
  establishments: z.array(z.object({ city: z.enum(['Arequipa', 'Lima']), address: localized })).min(1),
  dayRule: z.object({ kind: z.enum(['business', 'calendar']), days: z.number().int().positive() }),
  serviceNote: localized,
  legalNotes: z.array(localized).min(1),
  seo: z.object({ title: localized, description: localized }),
})

export const newsPage = z.object({
  header: z.object({
    ...heading,
    intro: localized,
    poster: mediaKey,
    videos: z.array(mediaKey),
    phoneVideos: z.array(mediaKey),
  }),
  banner: z.object({ ...heading, text: localized, socialsTitle: localized, image: mediaKey }),
  contact: z.object({ ...heading, intro: localized, image: mediaKey }),
  seo: z.object({ title: localized, description: localized }),
})

export const termsPage = z.object({
  ...heading,
  intro: localized,
  contact: z.object({ ...heading, intro: localized, image: mediaKey }),
  seo: z.object({ title: localized, description: localized }),
})

const fieldTexts = z.object({ label: localized.nullable(), placeholder: localized.nullable() })

/** Texts of the contact form. A label or placeholder that is null means the default of the site. */
export const formTexts = z.object({
  lead: z.object({
    ...heading,
    button: localized,
    requiredNote: localized,
    success: localized,
    failure: localized,
    receipt: localized,
  }),
  fields: z.object({
    firstName: fieldTexts,
    lastName: fieldTexts,
    email: fieldTexts,
    phone: fieldTexts,
    documentType: fieldTexts,
    document: fieldTexts,
    project: fieldTexts,
  }),
  /** The document types that the form offers, in order. An empty list means all types. */
  documents: z.array(z.object({ documentTypeId: z.enum(documentTypeIds), label: localized })),
  waitingList: z.object({ ...heading, intro: localized, button: localized }),
  appointment: z.object({ ...heading, intro: localized }),
})

export const maintenance = z.object({ on: z.boolean(), title: localized, message: localized })

export type Navigation = z.infer<typeof navigation>
export type Home = z.infer<typeof home>
export type About = z.infer<typeof about>
export type SocialResponsibility = z.infer<typeof socialResponsibility>
export type ReferralProgramme = z.infer<typeof referralProgramme>
export type ComplaintBook = z.infer<typeof complaintBook>
export type NewsPage = z.infer<typeof newsPage>
export type TermsPage = z.infer<typeof termsPage>
export type FormTexts = z.infer<typeof formTexts>
export type Maintenance = z.infer<typeof maintenance>
