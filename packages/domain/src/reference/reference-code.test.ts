import fc from 'fast-check'
import { expect, test } from 'vitest'
import { REFERENCE_RANDOM_BYTES, referenceCode } from './reference-code'

const randomBytes = fc.uint8Array({ minLength: REFERENCE_RANDOM_BYTES, maxLength: REFERENCE_RANDOM_BYTES })

test('generates codes without ambiguous characters', () => {
  fc.assert(
    fc.property(randomBytes, (bytes) => /^SM-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/.test(referenceCode(bytes))),
  )
})

test('generates the same code from the same bytes and uses every symbol', () => {
  const usedSymbols = new Set<string>()
  fc.assert(
    fc.property(randomBytes, (bytes) => {
      for (const symbol of referenceCode(bytes).slice(3)) usedSymbols.add(symbol)
      return referenceCode(bytes) === referenceCode(bytes.slice())
    }),
    { numRuns: 1000 },
  )
  expect(usedSymbols.size).toBe(31)
})

test('reads only its own bytes of a larger buffer', () => {
  const pool = new Uint8Array(64).fill(7)
  pool.set([0, 1], 10)
  expect(referenceCode(pool.subarray(10, 26))).toMatch(/^SM-3/)
})

test('rejects too few random bytes', () => {
  expect(() => referenceCode(new Uint8Array(4))).toThrow(RangeError)
})
