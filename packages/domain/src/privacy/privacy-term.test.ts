import { expect, test } from 'vitest'
import { privacyDueDate, termOf } from './privacy-term'

test.each([
  // 13 November is a Friday, so day 1 is the next Monday.
  ['2026-11-13', 10, '2026-11-27'],
  // 8 and 9 December are holidays.
  ['2026-11-30', 10, '2026-12-16'],
  ['2026-11-16', 20, '2026-12-16'],
])('a request received on %s with a term of %i business days is due on %s', (receivedOn, days, dueOn) => {
  expect(privacyDueDate(receivedOn, days)).toBe(dueOn)
})

test('uses the term of the settings, or the legal default if the setting is missing or invalid', () => {
  expect(termOf('access', {})).toBe(20)
  expect(termOf('cancellation', { cancellation: null })).toBe(10)
  expect(termOf('cancellation', { cancellation: 0 })).toBe(10)
  expect(termOf('opposition', { opposition: 7 })).toBe(7)
  expect(termOf('portability', {})).toBe(10)
  expect(termOf('portability', { portability: 5 })).toBe(5)
})
