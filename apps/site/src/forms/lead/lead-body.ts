import { clickIds } from '@app/domain/ads/click-id'
import type { Locale } from '@app/domain/language/locale'
import { HOME_COUNTRY, internationalNumber } from '../fields/phone-check'
import type { Attribution } from '../submission/attribution'
import type { LeadFields } from './lead-fields'

/** A sold-out building has a waiting list instead of a contact form. */
export type LeadVariant = 'contact' | 'waiting-list'

export type LeadContext = {
  locale: Locale
  variant: LeadVariant
  /** The project of the page, or null if the visitor chooses one. */
  project: string | null
  /** True on pages that invite questions that are not about a project. */
  isQuestion: boolean
  consentVersions: { terms: string; marketing: string }
}

const isAppointmentRequest = ({ kind }: Pick<LeadFields, 'kind'>) => kind === 'appointment'

/** The submitted lead or quote that the receipt shows. */
export type SentLead = Partial<ReturnType<typeof leadBody>> & { quote?: { lot: string } }

/** Builds the body of POST /api/leads. Fields that are added to the schema later are included automatically. */
export function leadBody(fields: LeadFields, context: LeadContext, attribution: Attribution | undefined) {
  const { phoneCountry, website, startedAt, ...answers } = fields
  const { locale, variant, project, consentVersions } = context
  const isAppointment = isAppointmentRequest(fields)
  return {
    ...answers,
    kind: isAppointment ? 'appointment' : variant,
    phone: internationalNumber(phoneCountry || HOME_COUNTRY, fields.phone ?? ''),
    documentTypeId: fields.documentTypeId || undefined,
    document: fields.document || undefined,
    project: project ?? fields.project,
    locale,
    acceptsTerms: fields.acceptsTerms === true,
    acceptsMarketing: fields.acceptsMarketing === true,
    consentVersions,
    appointment: isAppointment ? { date: '', ...fields.appointment } : undefined,
    // The click id of an advertisement identifies the visitor, so it is sent only with consent to advertising.
    attribution: fields.acceptsMarketing === true ? attribution : attribution && withoutClicks(attribution),
  }
}

function withoutClicks(attribution: Attribution): Attribution {
  return Object.fromEntries(Object.entries(attribution).filter(([name]) => !clickIds.includes(name as never)))
}
