import { expect, test } from 'vitest'
import { formatRemaining, isReplyWindowOpen, replyWindowEnd } from './reply-window'

const received = new Date('2026-11-19T15:00:00Z')

test.each([
  ['at once', '2026-11-19T15:00:00Z', true],
  ['one millisecond before 24 hours', '2026-11-20T14:59:59.999Z', true],
  ['after 24 hours', '2026-11-20T15:00:00Z', false],
])('lets staff answer with free text %s: %s', (_name, now, isOpen) => {
  expect(isReplyWindowOpen(received, new Date(now))).toBe(isOpen)
})

test('is closed if the person has not written', () => {
  expect(isReplyWindowOpen(null, received)).toBe(false)
  expect(replyWindowEnd(undefined)).toBeUndefined()
})

test.each([
  [24 * 3_600_000, '24 h 0 min'],
  [3 * 3_600_000 + 12 * 60_000 + 59_000, '3 h 12 min'],
  [59 * 60_000, '59 min'],
  [-1, '0 min'],
])('formats %s ms as %s', (remaining, text) => {
  expect(formatRemaining(remaining)).toBe(text)
})
