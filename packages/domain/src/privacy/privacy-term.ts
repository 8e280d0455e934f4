import type { LimaDate } from '../calendar/lima-date'
import { responseDeadline } from '../complaint/response-deadline'
import type { PrivacyRight } from './privacy-choices'

// The regulation of Ley 29733 gives 20 business days for access and 10 for the other rights, from the day after the
// request was received. They are settings: nobody with a licence to say so has confirmed them for this company yet.

export type PrivacyTerms = Record<PrivacyRight, number>

export const DEFAULT_PRIVACY_TERMS: PrivacyTerms = { access: 20, rectification: 10, cancellation: 10, opposition: 10 }

/** A setting that is missing or makes no sense counts as the default. */
export const termOf = (right: PrivacyRight, settings: Partial<Record<PrivacyRight, number | null>>): number => {
  const days = settings[right]
  return typeof days === 'number' && Number.isInteger(days) && days > 0 ? days : DEFAULT_PRIVACY_TERMS[right]
}

/** The last day to answer. It runs from the day it was received, also while the person has not confirmed it yet. */
export const privacyDueDate = (receivedOn: LimaDate, days: number): LimaDate =>
  responseDeadline(receivedOn, { kind: 'business', days })
