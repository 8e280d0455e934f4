import { expect, test } from 'vitest'
import { isTooFast, missingFillMs } from './submission-guard'

const now = 1_800_000_000_000

test.each([
  [now - 100, true],
  [String(now - 1999), true],
  [now - 2000, false],
  [now - 3_600_000, false],
  [now + 5000, false],
  [undefined, false],
  ['soon', false],
  [{ valueOf: 1 }, false],
  [{ toString: null }, false],
  [null, false],
])('tells whether a form started at %s was sent too fast (%s)', (startedAt, expected) => {
  expect(isTooFast(startedAt, now)).toBe(expected)
})

test.each([
  [now - 100, 1900],
  [now - 2000, 0],
  [now + 5000, 0],
  [undefined, 0],
])('a form started at %s must wait another %i ms', (startedAt, expected) => {
  expect(missingFillMs(startedAt, now)).toBe(expected)
})
