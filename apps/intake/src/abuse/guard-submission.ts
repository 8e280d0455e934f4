import { HONEYPOT_FIELD, isTooFast, STARTED_AT_FIELD, startOf } from '@sillar/domain/submission/submission-guard'
import { refuse } from '../submissions/submission-error'

type Sender = { now: Date; isScripted: boolean }

/**
 * 'trap' means that the hidden field was filled: answer like a success and keep nothing.
 *
 * Our script always says when the form was first shown; a scripted submission that does not is none of ours. A plain
 * form cannot: its page is a file that was made long before the visit, and there is no value in it that a machine could
 * not read as well. It is taken without a time, because a lost lead costs more, and counted harder instead: all plain
 * forms of one address share one small number per minute (submission-limit.ts).
 */
export function guardSubmission(fields: Record<string, unknown>, { now, isScripted }: Sender): 'person' | 'trap' {
  const bait = fields[HONEYPOT_FIELD]
  if (typeof bait === 'string' && bait.trim() !== '') return 'trap'
  const startedAt = fields[STARTED_AT_FIELD]
  const hasNoStart = isScripted && startOf(startedAt) === undefined
  if (hasNoStart || isTooFast(startedAt, now.getTime())) throw refuse(422, 'form', 'form.tooFast')
  return 'person'
}
