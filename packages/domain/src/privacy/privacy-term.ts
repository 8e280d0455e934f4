import type { LimaDate } from '../calendar/lima-date'
import { responseDeadline } from '../complaint/response-deadline'
import type { PrivacyRight } from './privacy-choices'

// The regulation of Ley 29733 sets 20 business days for access and 10 for other rights. DS 016-2024-JUS adds portability,
// for which the default is the shorter term, which meets the deadline whichever term applies. The terms are settings,
// because no lawyer has confirmed them for this company yet.

export type PrivacyTerms = Record<PrivacyRight, number>

export const DEFAULT_PRIVACY_TERMS: PrivacyTerms = {
  access: 20,
  rectification: 10,
  cancellation: 10,
  opposition: 10,
  portability: 10,
}

/** Returns the term in business days. Falls back to the legal default if the setting is missing or invalid. */
export const termOf = (right: PrivacyRight, settings: Partial<Record<PrivacyRight, number | null>>): number => {
  const days = settings[right]
  return typeof days === 'number' && Number.isInteger(days) && days > 0 ? days : DEFAULT_PRIVACY_TERMS[right]
}

/** Returns the last day to answer. The term starts on receipt, even before the person confirms the request. */
export const privacyDueDate = (receivedOn: LimaDate, days: number): LimaDate =>
  responseDeadline(receivedOn, { kind: 'business', days })
