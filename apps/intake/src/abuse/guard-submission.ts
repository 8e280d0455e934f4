import { HONEYPOT_FIELD, isTooFast, parseStartTime, STARTED_AT_FIELD } from '@app/domain/submission/submission-guard'
import { rejection } from '../submissions/submission-error'

type Sender = { now: Date; isScripted: boolean }

/**
 * Returns 'trap' if the hidden field was filled: answer as if it succeeded and store nothing.
 *
 * Our script always sends when the form was first shown, so a scripted submission without it is not ours. A plain form
 * cannot: its page is a static file without any value that a bot could not read. It is accepted without a time, because
 * a lost lead costs more, and has a stricter limit instead: all plain forms from one IP address share a small number
 * per minute (submission-limit.ts).
 */
export function guardSubmission(fields: Record<string, unknown>, { now, isScripted }: Sender): 'person' | 'trap' {
  const bait = fields[HONEYPOT_FIELD]
  if (typeof bait === 'string' && bait.trim() !== '') return 'trap'
  const startedAt = fields[STARTED_AT_FIELD]
  const hasNoStart = isScripted && parseStartTime(startedAt) === undefined
  if (hasNoStart || isTooFast(startedAt, now.getTime())) throw rejection(422, 'form', 'form.tooFast')
  return 'person'
}
