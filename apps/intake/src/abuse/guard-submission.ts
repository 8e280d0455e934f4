import { HONEYPOT_FIELD, isTooFast, parseStartTime, STARTED_AT_FIELD } from '@app/domain/submission/submission-guard'
import { rejection } from '../submissions/submission-error'

type Sender = { now: Date; isScripted: boolean }

/**
 * Returns 'trap' if a bot filled in the hidden field; the caller then reports success and stores nothing. Throws if the
 * form was sent too fast or if a script sent no start time. A plain form cannot send one, so its rate limit per IP
 * address is stricter.
 */
export function guardSubmission(fields: Record<string, unknown>, { now, isScripted }: Sender): 'person' | 'trap' {
  const hiddenValue = fields[HONEYPOT_FIELD]
  if (typeof hiddenValue === 'string' && hiddenValue.trim() !== '') return 'trap'
  const startedAt = fields[STARTED_AT_FIELD]
  const hasNoStart = isScripted && parseStartTime(startedAt) === undefined
  if (hasNoStart || isTooFast(startedAt, now.getTime())) throw rejection(422, 'form', 'form.tooFast')
  return 'person'
}
