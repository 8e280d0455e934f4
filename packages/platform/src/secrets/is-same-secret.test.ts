import { expect, test } from 'vitest'
import { isSameSecret } from './is-same-secret'

test.each([
  ['Bearer token', 'Bearer token', true],
  ['Bearer tokem', 'Bearer token', false],
  ['Bearer', 'Bearer token', false],
  ['', 'Bearer token', false],
])('%j for %j: %s', (given, expected, isSame) => {
  expect(isSameSecret(given, expected)).toBe(isSame)
})
