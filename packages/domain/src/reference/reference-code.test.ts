import fc from 'fast-check'
import { expect, test } from 'vitest'
import { REFERENCE_RANDOM_BYTES, referenceCode } from './reference-code'

const randomBytes = fc.uint8Array({ minLength: REFERENCE_RANDOM_BYTES, maxLength: REFERENCE_RANDOM_BYTES })

test('a code has no ambiguous characters', () => {
  fc.assert(
    fc.property(randomBytes, (bytes) => /^SM-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/.test(referenceCode(bytes))),
  )
})

test('the same bytes give the same code, and every symbol is used', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(randomBytes, (bytes) => {
      for (const symbol of referenceCode(bytes).slice(3)) seen.add(symbol)
      return referenceCode(bytes) === referenceCode(bytes.slice())
    }),
    { numRuns: 1000 },
  )
  expect(seen.size).toBe(31)
})

test('reads bytes inside a larger buffer from their own offset', () => {
  const pool = new Uint8Array(64).fill(7)
  pool.set([0, 1], 10)
  expect(referenceCode(pool.subarray(10, 26))).toMatch(/^SM-3/)
})

test('rejects too few random bytes', () => {
  expect(() => referenceCode(new Uint8Array(4))).toThrow(RangeError)
})
