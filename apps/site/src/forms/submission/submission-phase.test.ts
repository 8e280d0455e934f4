import { expect, test } from 'vitest'
import type { Outcome } from './send-form'
import { initialPhase, nextPhase, type Phase } from './submission-phase'

const sendingPhase: Phase = { kind: 'sending' }
const phaseAfter = (outcome: Outcome, phase: Phase = sendingPhase) =>
  nextPhase(phase, { type: 'answered', outcome, sentBody: { project: 'coral' }, now: 5 })

test('shows and focuses the receipt of an accepted form', () => {
  expect(phaseAfter({ kind: 'accepted', reference: 'SM-1', answer: {} })).toEqual({
    kind: 'sent',
    receipt: { reference: 'SM-1', sentAt: 5, answer: {}, sent: { project: 'coral' } },
    shouldFocus: true,
  })
})

test.each<[Outcome, Phase]>([
  [{ kind: 'unavailable' }, { kind: 'filling', submitError: { kind: 'unavailable' } }],
  [{ kind: 'failed' }, { kind: 'filling', submitError: { kind: 'unavailable' } }],
  [{ kind: 'offline' }, { kind: 'filling', submitError: { kind: 'unavailable' } }],
  [{ kind: 'conflict' }, { kind: 'filling', submitError: { kind: 'conflict' } }],
  [
    { kind: 'too-many', retryAfterSeconds: 9 },
    { kind: 'filling', submitError: { kind: 'too-many', seconds: 9 } },
  ],
  [
    { kind: 'invalid', errors: [{ path: 'email', message: 'a' }] },
    { kind: 'filling', submitError: null },
  ],
  [
    { kind: 'invalid', errors: [{ path: 'form', message: 'b' }] },
    { kind: 'filling', submitError: { kind: 'rejected', keys: ['b'] } },
  ],
])('shows the form again after the outcome %o', (outcome, phase) => {
  expect(phaseAfter(outcome)).toEqual(phase)
})

test('ignores a second click on the button while the form is being sent', () => {
  expect(nextPhase(sendingPhase, { type: 'submitted' })).toBe(sendingPhase)
})

test('does not move the focus when a queued submission is delivered in the background', () => {
  const waitingPhase = nextPhase(sendingPhase, { type: 'queued' })
  expect(waitingPhase).toEqual({ kind: 'waiting', shouldFocus: true })
  const receipt = { reference: 'SM-1', sentAt: 1, answer: {}, sent: {} }
  expect(nextPhase(waitingPhase, { type: 'delivered', receipt })).toEqual({ kind: 'sent', receipt, shouldFocus: false })
})

test('ignores a response that arrives after the form was reopened', () => {
  expect(phaseAfter({ kind: 'unavailable' }, initialPhase)).toBe(initialPhase)
})
