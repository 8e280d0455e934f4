import { expect, test } from 'vitest'
import { isSameSecret } from './is-same-secret'

test.each([
  ['Bearer token', 'Bearer token', true],
  ['Bearer tokem', 'Bearer token', false],
  ['Bearer', 'Bearer token', false],
  ['', 'Bearer token', false],
])('compares %j with %j and returns %s', (candidate, expected, isSame) => {
  expect(isSameSecret(candidate, expected)).toBe(isSame)
})
