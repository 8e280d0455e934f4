import type { Receipt } from './form-draft'
import type { Outcome } from './send-form'

/** The reason why the last attempt failed. */
export type SubmitError =
  | { kind: 'rejected'; keys: string[] }
  | { kind: 'conflict' }
  | { kind: 'too-many'; seconds: number }
  | { kind: 'unavailable' }

export type Phase =
  | { kind: 'filling'; submitError: SubmitError | null }
  | { kind: 'sending' }
  | { kind: 'waiting'; shouldFocus: boolean }
  | { kind: 'sent'; receipt: Receipt; shouldFocus: boolean }

export type PhaseEvent =
  | { type: 'restored'; phase: Phase }
  | { type: 'submitted' }
  | { type: 'answered'; outcome: Outcome; sentBody: Receipt['sent']; now: number }
  | { type: 'queued' }
  | { type: 'delivered'; receipt: Receipt }
  | { type: 'reopened'; submitError: SubmitError | null }

export const initialPhase: Phase = { kind: 'filling', submitError: null }

/**
 * Returns the next phase. Events that do not fit the current phase are ignored, such as a response after the visitor
 * reopened the form.
 */
export function nextPhase(phase: Phase, event: PhaseEvent): Phase {
  switch (event.type) {
    case 'restored':
      return event.phase
    case 'submitted':
      return phase.kind === 'filling' ? { kind: 'sending' } : phase
    case 'answered':
      return phase.kind === 'sending' ? afterAnswer(event) : phase
    case 'queued':
      return phase.kind === 'sending' ? { kind: 'waiting', shouldFocus: true } : phase
    case 'delivered':
      return phase.kind === 'waiting' ? { kind: 'sent', receipt: event.receipt, shouldFocus: false } : phase
    case 'reopened':
      return { kind: 'filling', submitError: event.submitError }
  }
}

function afterAnswer({ outcome, sentBody, now }: Extract<PhaseEvent, { type: 'answered' }>): Phase {
  if (outcome.kind !== 'accepted') return { kind: 'filling', submitError: submitErrorOf(outcome) }
  const { reference, answer } = outcome
  return { kind: 'sent', receipt: { reference, answer, sent: sentBody, sentAt: now }, shouldFocus: true }
}

/** Returns the error to show above the form. Errors of single fields appear at their fields. */
function submitErrorOf(outcome: Exclude<Outcome, { kind: 'accepted' }>): SubmitError | null {
  if (outcome.kind === 'conflict') return { kind: 'conflict' }
  if (outcome.kind === 'too-many') return { kind: 'too-many', seconds: outcome.retryAfterSeconds }
  if (outcome.kind !== 'invalid') return { kind: 'unavailable' }
  const keys = outcome.errors.filter(({ path }) => path === 'form').map(({ message }) => message)
  return keys.length > 0 ? { kind: 'rejected', keys } : null
}
