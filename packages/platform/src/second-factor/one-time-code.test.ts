import { expect, test } from 'vitest'
import { keyAddress, matchingStep, newKey, oneTimeCode, stepAt } from './one-time-code'

/** '12345678901234567890', the key of the RFC's own examples. */
const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('second %i gives the code of RFC 6238', (second, code) => {
  expect(oneTimeCode(key, stepAt(second * 1000))).toBe(code)
})

test('the code of a clock that is half a minute off is taken, one that is a minute off is not', () => {
  const now = 1_763_300_000_000
  const at = (seconds: number) => oneTimeCode(key, stepAt(now + seconds * 1000))
  expect(matchingStep(key, at(0), now)).toBe(stepAt(now))
  expect(matchingStep(key, at(-30), now)).toBe(stepAt(now) - 1)
  expect(matchingStep(key, at(30), now)).toBe(stepAt(now) + 1)
  expect(matchingStep(key, at(-90), now)).toBeUndefined()
  expect(matchingStep(key, '', now)).toBeUndefined()
})

test('a new key has 160 bits in letters an app reads, and is another one each time', () => {
  expect(newKey()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newKey()).not.toBe(newKey())
})

test('the address names company and account', () => {
  expect(keyAddress({ key: 'ABC', account: 'rosa@example.test', issuer: 'Sillar & Mar' })).toBe(
    'otpauth://totp/Sillar%20%26%20Mar:rosa%40example.test?secret=ABC&issuer=Sillar%20%26%20Mar',
  )
})
