import { expect, test } from 'vitest'
import type { Outcome } from './send-form'
import { firstPhase, nextPhase, type Phase } from './submission-phase'

const sending: Phase = { kind: 'sending' }
const answered = (outcome: Outcome, phase: Phase = sending) =>
  nextPhase(phase, { type: 'answered', outcome, sent: { project: 'coral' }, now: 5 })

test('shows and focuses the receipt of an accepted form', () => {
  expect(answered({ kind: 'accepted', reference: 'SM-1', answer: {} })).toEqual({
    kind: 'sent',
    receipt: { reference: 'SM-1', sentAt: 5, answer: {}, sent: { project: 'coral' } },
    takesFocus: true,
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
    { kind: 'filling', submitError: { kind: 'refused', keys: ['b'] } },
  ],
])('shows the form again after %o', (outcome, phase) => {
  expect(answered(outcome)).toEqual(phase)
})

test('ignores a second click while sending', () => {
  expect(nextPhase(sending, { type: 'submitted' })).toBe(sending)
})

test('does not move the focus when a queued submission is delivered in the background', () => {
  const waiting = nextPhase(sending, { type: 'queued' })
  expect(waiting).toEqual({ kind: 'waiting', takesFocus: true })
  const receipt = { reference: 'SM-1', sentAt: 1, answer: {}, sent: {} }
  expect(nextPhase(waiting, { type: 'delivered', receipt })).toEqual({ kind: 'sent', receipt, takesFocus: false })
})

test('ignores a response that arrives after the form was reopened', () => {
  expect(answered({ kind: 'unavailable' }, firstPhase)).toBe(firstPhase)
})
