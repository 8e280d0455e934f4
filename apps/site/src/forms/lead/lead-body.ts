import type { Locale } from '@sillar/domain/content/localized.schema'
import { type CountryCode, HOME_COUNTRY, internationalNumber } from '../fields/phone-check'
import type { Attribution } from '../submit/attribution'

export type LeadVariant = 'contact' | 'visit' | 'waiting-list'

/** What the controls hold. A box without a value gives true or false, one with a value its value or false. */
export type LeadFields = {
  firstName: string
  lastName: string
  email: string
  phone: string
  phoneCountry?: CountryCode
  documentTypeId: string
  document: string
  project?: string
  kind?: string | boolean
  visit?: { date?: string; timeOfDay?: string; meetingPlace?: string }
  acceptsTerms: boolean
  acceptsMarketing: boolean
  website: string
}

export type LeadSetting = {
  locale: Locale
  variant: LeadVariant
  /** Preset by the page, or null where the person chooses. */
  project: string | null
  consentVersions: { terms: string; marketing: string }
}

export const wantsVisit = (kind: LeadFields['kind'], variant: LeadVariant) => variant === 'visit' || kind === 'visit'

/** The body of POST /api/leads. */
export function leadBody(fields: LeadFields, setting: LeadSetting, attribution: Attribution | undefined) {
  const { locale, variant, project, consentVersions } = setting
  const isVisit = wantsVisit(fields.kind, variant)
  return {
    kind: isVisit ? 'visit' : variant,
    firstName: fields.firstName ?? '',
    lastName: fields.lastName ?? '',
    email: fields.email ?? '',
    phone: internationalNumber(fields.phoneCountry || HOME_COUNTRY, fields.phone ?? ''),
    documentTypeId: fields.documentTypeId || undefined,
    document: fields.document || undefined,
    project: project ?? fields.project ?? '',
    locale,
    acceptsTerms: fields.acceptsTerms === true,
    acceptsMarketing: fields.acceptsMarketing === true,
    consentVersions,
    visit: isVisit ? { date: '', ...fields.visit } : undefined,
    attribution,
  }
}
