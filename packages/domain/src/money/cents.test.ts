import fc from 'fast-check'
import { expect, test } from 'vitest'
import { penOf, plainAmount, readCents, solesOf, usdOf } from './cents'

test.each([
  ['4000', 400_000],
  ['4,000', 400_000],
  ['4,000.08', 400_008],
  ['4000.5', 400_050],
  ['4000.', 400_000],
  ['4000,50', 400_050],
  ['4,00', 400],
  ['US$ 12,750.00', 1_275_000],
  ['12 750', 1_275_000],
  ['0', 0],
])('%s is read as %i cents', (text, cents) => {
  expect(readCents(text)).toBe(cents)
})

test.each(['', 'mucho', '40,0000', '4.000', '-5', '1e5', '4,000,5', '1234567890'])('%j is not read', (text) => {
  expect(readCents(text)).toBeUndefined()
})

test('what is written in an address is read back', () => {
  fc.assert(fc.property(fc.nat(99_999_999_999), (cents) => readCents(plainAmount(cents)) === cents))
})

test('a sum shows its cents', () => {
  expect([usdOf(585_000), penOf(2_252_250), usdOf(8)]).toEqual([
    'US$\u00A05,850.00',
    'S/\u00A022,522.50',
    'US$\u00A00.08',
  ])
})

test.each([
  [30_000, 3.85, 115_500],
  [42_847, 3.85, 164_961], // 164,960.95
  [10, 3.85, 39], // 38.5: half goes up
  [100, 1.005, 101], // 100.5, which binary fractions alone would round down
])('%i dollar cents at %d are %i', (dollars, rate, soles) => {
  expect(solesOf(dollars, rate)).toBe(soles)
})
