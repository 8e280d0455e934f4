import type { Locale } from '@app/domain/language/locale'
import { HOME_COUNTRY, internationalNumber } from '../fields/phone-check'
import type { Attribution } from '../submission/attribution'
import type { LeadFields } from './lead-fields'

/** `waiting-list` for a sold-out building. */
export type LeadVariant = 'contact' | 'waiting-list'

export type LeadSetting = {
  locale: Locale
  variant: LeadVariant
  /** Set by the page, or null if the visitor chooses. */
  project: string | null
  /** The page asks for an idea or question that is not about a project. */
  isQuestion: boolean
  consentVersions: { terms: string; marketing: string }
}

const wantsVisit = ({ kind }: Pick<LeadFields, 'kind'>) => kind === 'visit'

/** The sent data, as the receipt shows it. */
export type SentLead = Partial<ReturnType<typeof leadBody>> & { quote?: { lot: string } }

/** Builds the body of POST /api/leads. New schema fields are included automatically. */
export function leadBody(fields: LeadFields, setting: LeadSetting, attribution: Attribution | undefined) {
  const { phoneCountry, website, startedAt, ...answers } = fields
  const { locale, variant, project, consentVersions } = setting
  const isVisit = wantsVisit(fields)
  return {
    ...answers,
    kind: isVisit ? 'visit' : variant,
    phone: internationalNumber(phoneCountry || HOME_COUNTRY, fields.phone ?? ''),
    documentTypeId: fields.documentTypeId || undefined,
    document: fields.document || undefined,
    project: project ?? fields.project,
    locale,
    acceptsTerms: fields.acceptsTerms === true,
    acceptsMarketing: fields.acceptsMarketing === true,
    consentVersions,
    visit: isVisit ? { date: '', ...fields.visit } : undefined,
    attribution,
  }
}
