import { expect, test } from 'vitest'
import { isTooFast, missingFillMs } from './submission-guard'

const now = 1_800_000_000_000

test.each<unknown>([now - 100, String(now - 1999)])('a form started at %s was filled too fast', (startedAt) => {
  expect(isTooFast(startedAt, now)).toBe(true)
})

test.each<unknown>([
  now - 2000,
  now - 3_600_000,
  now + 5000,
  undefined,
  'soon',
  { valueOf: 1 },
  { toString: null },
  null,
])('a form started at %s was not filled too fast', (startedAt) => {
  expect(isTooFast(startedAt, now)).toBe(false)
})

test.each([
  [now - 100, 1900],
  [now - 2000, 0],
  [now + 5000, 0],
  [undefined, 0],
])('a form started at %s must wait another %i ms', (startedAt, expected) => {
  expect(missingFillMs(startedAt, now)).toBe(expected)
})
