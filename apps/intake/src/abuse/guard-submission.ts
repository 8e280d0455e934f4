import { HONEYPOT_FIELD, isTooFast, STARTED_AT_FIELD } from '@sillar/domain/submission/submission-guard'
import { refuse } from '../answer/submission-error'

/** 'trap' means that the hidden field was filled: answer like a success and keep nothing. */
export function guardSubmission(fields: Record<string, unknown>, now: Date): 'person' | 'trap' {
  const bait = fields[HONEYPOT_FIELD]
  if (typeof bait === 'string' && bait.trim() !== '') return 'trap'
  if (isTooFast(fields[STARTED_AT_FIELD], now.getTime())) throw refuse(422, 'form', 'form.tooFast')
  return 'person'
}
