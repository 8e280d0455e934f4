import { expect, test } from 'vitest'
import { matchingStep, newKey, oneTimeCode, otpauthUri, stepAt } from './one-time-code'

/** Base32 of '12345678901234567890', the key of the examples in RFC 6238. */
const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('returns the code of RFC 6238 at second %i', (second, code) => {
  expect(oneTimeCode(key, stepAt(second * 1000))).toBe(code)
})

test('accepts the code of a clock that is 30 s off and rejects one that is 90 s off', () => {
  const now = 1_763_300_000_000
  const at = (seconds: number) => oneTimeCode(key, stepAt(now + seconds * 1000))
  expect(matchingStep(key, at(0), now)).toBe(stepAt(now))
  expect(matchingStep(key, at(-30), now)).toBe(stepAt(now) - 1)
  expect(matchingStep(key, at(30), now)).toBe(stepAt(now) + 1)
  expect(matchingStep(key, at(-90), now)).toBeUndefined()
  expect(matchingStep(key, '', now)).toBeUndefined()
})

test('creates a random key of 160 bits in base32', () => {
  expect(newKey()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newKey()).not.toBe(newKey())
})

test('puts the company and the account into the URI', () => {
  expect(otpauthUri({ key: 'ABC', account: 'rosa@example.test', issuer: 'Casa & Mar' })).toBe(
    'otpauth://totp/Casa%20%26%20Mar:rosa%40example.test?secret=ABC&issuer=Casa%20%26%20Mar',
  )
})
