import { expect, test } from 'vitest'
import { isTooFast } from './submission-guard'

const now = 1_800_000_000_000

test.each([
  [now - 100, true],
  [String(now - 1999), true],
  [now - 2000, false],
  [now - 3_600_000, false],
  [now + 5000, false],
  [undefined, false],
  ['soon', false],
])('started at %s: too fast is %s', (startedAt, tooFast) => {
  expect(isTooFast(startedAt, now)).toBe(tooFast)
})
