import type { Locale } from '@/i18n/locales'
import { HOME_COUNTRY, internationalNumber } from '../fields/phone-check'
import type { Attribution } from '../submission/attribution'
import type { LeadFields } from './lead-fields'

/** A sold-out building has a waiting list. */
export type LeadVariant = 'contact' | 'waiting-list'

export type LeadSetting = {
  locale: Locale
  variant: LeadVariant
  /** Given by the page, or null where the person chooses. */
  project: string | null
  /** The page asks for an idea or a question, not about a project. */
  isQuestion: boolean
  consentVersions: { terms: string; marketing: string }
}

const wantsVisit = ({ kind }: Pick<LeadFields, 'kind'>) => kind === 'visit'

/** What was sent, as a receipt tells it. */
export type SentLead = Partial<ReturnType<typeof leadBody>> & { quote?: { lot: string } }

/** The body of POST /api/leads. A field that the schema gains is sent without a line here. */
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
