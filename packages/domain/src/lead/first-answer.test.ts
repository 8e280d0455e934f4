import { expect, test } from 'vitest'
import { answerClock, formatWait, isAnswer, median, urgencyOf } from './first-answer'
import { leadStates } from './lead-state'

const minute = 60_000
const hour = 60 * minute

test.each([
  [0, 'first-hour'],
  [hour - 1, 'first-hour'],
  [hour, 'on-time'],
  [4 * hour - 1, 'on-time'],
  [4 * hour, 'today'],
  [24 * hour - 1, 'today'],
  [24 * hour, 'late'],
  [240 * hour, 'late'],
])('a lead that waited %i ms has the urgency "%s"', (waitedMs, urgency) => {
  expect(urgencyOf(waitedMs)).toBe(urgency)
})

const receivedAt = new Date('2026-11-15T19:40:00Z')
const now = new Date('2026-11-16T13:40:00Z')

test('measures the waiting time until the first answer', () => {
  const waitingLead = { receivedAt, firstAnswerAt: null, state: 'new' } as const
  expect(answerClock(waitingLead, now)).toEqual({ kind: 'running', waitedMs: 18 * hour, urgency: 'today' })
  const firstAnswerAt = new Date('2026-11-15T20:00:00Z')
  const answeredClock = { kind: 'answered', afterMs: 20 * minute, urgency: 'first-hour' }
  expect(answerClock({ ...waitingLead, firstAnswerAt, state: 'contacted' }, now)).toEqual(answeredClock)
  expect(answerClock({ ...waitingLead, firstAnswerAt, state: 'lost' }, now)).toEqual(answeredClock)
})

test('measures no waiting time for a lead that was closed without an answer', () => {
  expect(answerClock({ receivedAt, firstAnswerAt: null, state: 'lost' }, now)).toEqual({ kind: 'stopped' })
})

test('returns no negative waiting time if a clock is slow', () => {
  const waitingLead = { receivedAt: now, firstAnswerAt: null, state: 'new' } as const
  expect(answerClock(waitingLead, receivedAt)).toMatchObject({ waitedMs: 0 })
})

test('counts every state except new and lost as answered', () => {
  expect(leadStates.filter(isAnswer)).toEqual(['contacted', 'appointment', 'reserved', 'won'])
})

test.each([
  [59_999, '0 min'],
  [59 * minute, '59 min'],
  [hour, '1 h'],
  [47 * hour, '47 h'],
  [48 * hour, '2 d'],
  [71 * hour, '2 d'],
])('formats %i ms as "%s"', (waitedMs, text) => {
  expect(formatWait(waitedMs)).toBe(text)
})

test.each([
  [[], undefined],
  [[7], 7],
  [[9, 1, 5], 5],
  [[10, 1, 3, 4], 3.5],
])('the median of %j is %s', (values, middle) => {
  expect(median(values)).toBe(middle)
})
