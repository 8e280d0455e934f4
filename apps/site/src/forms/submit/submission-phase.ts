import type { Receipt } from './form-draft'
import type { Outcome } from './send-form'

/** Why the last attempt did not go through; stays on screen until the next one. */
export type Trouble =
  | { kind: 'refused'; keys: string[] }
  | { kind: 'conflict' }
  | { kind: 'too-many'; seconds: number }
  | { kind: 'unavailable' }

export type Phase =
  | { kind: 'filling'; trouble: Trouble | null }
  | { kind: 'sending' }
  | { kind: 'waiting'; takesFocus: boolean }
  | { kind: 'sent'; receipt: Receipt; takesFocus: boolean }

export type PhaseEvent =
  | { type: 'restored'; phase: Phase }
  | { type: 'submitted' }
  | { type: 'answered'; outcome: Outcome; now: number }
  | { type: 'kept' }
  | { type: 'delivered'; receipt: Receipt }
  | { type: 'reopened'; trouble: Trouble | null }

export const firstPhase: Phase = { kind: 'filling', trouble: null }

/** A submission is in one state at a time; late answers to a state that has passed change nothing. */
export function nextPhase(phase: Phase, event: PhaseEvent): Phase {
  switch (event.type) {
    case 'restored':
      return event.phase
    case 'submitted':
      return phase.kind === 'filling' ? { kind: 'sending' } : phase
    case 'answered':
      return phase.kind === 'sending' ? afterAnswer(event.outcome, event.now) : phase
    case 'kept':
      return phase.kind === 'sending' ? { kind: 'waiting', takesFocus: true } : phase
    case 'delivered':
      return phase.kind === 'waiting' ? { kind: 'sent', receipt: event.receipt, takesFocus: false } : phase
    case 'reopened':
      return { kind: 'filling', trouble: event.trouble }
  }
}

function afterAnswer(outcome: Outcome, now: number): Phase {
  if (outcome.kind !== 'accepted') return { kind: 'filling', trouble: troubleOf(outcome) }
  const { reference, answer } = outcome
  return { kind: 'sent', receipt: { reference, answer, sentAt: now }, takesFocus: true }
}

/** Faults of fields stand beside the fields; only those of the form as a whole are trouble. */
function troubleOf(outcome: Exclude<Outcome, { kind: 'accepted' }>): Trouble | null {
  if (outcome.kind === 'conflict') return { kind: 'conflict' }
  if (outcome.kind === 'too-many') return { kind: 'too-many', seconds: outcome.retryAfterSeconds }
  if (outcome.kind !== 'invalid') return { kind: 'unavailable' }
  const keys = outcome.errors.filter(({ path }) => path === 'form').map(({ message }) => message)
  return keys.length > 0 ? { kind: 'refused', keys } : null
}
