import { expect, test } from 'vitest'
import { answerClock, isAnswer, median, urgencyOf, waitInWords } from './first-answer'
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
])('after %i ms it is %s', (waited, urgency) => {
  expect(urgencyOf(waited)).toBe(urgency)
})

const receivedAt = new Date('2026-11-15T19:40:00Z')
const now = new Date('2026-11-16T13:40:00Z')

test('the waiting time runs until the first answer', () => {
  const waiting = { receivedAt, firstAnswerAt: null, state: 'new' } as const
  expect(answerClock(waiting, now)).toEqual({ is: 'running', waitedMs: 18 * hour, urgency: 'today' })
  const firstAnswerAt = new Date('2026-11-15T20:00:00Z')
  const answered = { is: 'answered', afterMs: 20 * minute, urgency: 'first-hour' }
  expect(answerClock({ ...waiting, firstAnswerAt, state: 'contacted' }, now)).toEqual(answered)
  expect(answerClock({ ...waiting, firstAnswerAt, state: 'lost' }, now)).toEqual(answered)
})

test('a lead closed without an answer no longer waits', () => {
  expect(answerClock({ receivedAt, firstAnswerAt: null, state: 'lost' }, now)).toEqual({ is: 'stopped' })
})

test('shows no negative time if a clock is slow', () => {
  const waiting = { receivedAt: now, firstAnswerAt: null, state: 'new' } as const
  expect(answerClock(waiting, receivedAt)).toMatchObject({ waitedMs: 0 })
})

test('every state except new and lost counts as answered', () => {
  expect(leadStates.filter(isAnswer)).toEqual(['contacted', 'visit', 'reserved', 'won'])
})

test.each([
  [59_999, '0 min'],
  [59 * minute, '59 min'],
  [hour, '1 h'],
  [47 * hour, '47 h'],
  [48 * hour, '2 d'],
  [71 * hour, '2 d'],
])('%i ms are %s', (waited, words) => {
  expect(waitInWords(waited)).toBe(words)
})

test.each([
  [[], undefined],
  [[7], 7],
  [[9, 1, 5], 5],
  [[10, 1, 3, 4], 3.5],
])('the median of %j is %s', (values, middle) => {
  expect(median(values)).toBe(middle)
})
