import { expect, test } from 'vitest'
import { isTemporaryMetaError } from './meta-error'

test.each([
  [500, undefined, true],
  [429, undefined, true],
  [400, 4, true],
  [400, 17, true],
  [400, 100, false],
  [403, undefined, false],
])('status %s with the error code %s is temporary: %s', (status, code, isTemporary) => {
  expect(isTemporaryMetaError(status, code)).toBe(isTemporary)
})
