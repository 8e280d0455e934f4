import { expect, test } from 'vitest'
import { openMinutesBetween } from './opening-hours'

// 16 November 2026 is a Monday.
const limaTime = (text: string) => new Date(`${text}:00-05:00`)

test.each([
  ['2026-11-16T10:00', '2026-11-16T10:45', 45, 'within a day'],
  ['2026-11-16T07:30', '2026-11-16T09:20', 20, 'from before opening'],
  ['2026-11-16T17:30', '2026-11-17T09:30', 60, 'over night'],
  ['2026-11-14T12:30', '2026-11-16T09:15', 45, 'from Saturday to Monday'],
  ['2026-11-15T10:00', '2026-11-15T20:00', 0, 'on Sunday'],
  ['2026-11-16T20:00', '2026-11-16T23:00', 0, 'in the evening'],
  ['2026-11-16T10:00', '2026-11-16T09:00', 0, 'with the end before the start'],
  ['2026-11-09T09:00', '2026-11-16T09:00', 5 * 540 + 240, 'over a whole week'],
])('counts the open minutes from %s to %s as %i (%s)', (from, to, minutes) => {
  expect(openMinutesBetween(limaTime(from), limaTime(to))).toBe(minutes)
})

test('counts at most 400 days of a longer period', () => {
  const minutes = openMinutesBetween(new Date(0), limaTime('2026-11-16T10:00'))
  expect(minutes).toBeGreaterThan(100_000)
  expect(minutes).toBeLessThan(200_000)
})
