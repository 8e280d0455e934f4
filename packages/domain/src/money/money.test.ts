import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cents,
  centsOf,
  formatPen,
  formatRate,
  formatUsd,
  plainAmount,
  readCents,
  shortPen,
  shortUsd,
  toSoles,
  toWholeSoles,
} from './money'

describe('formatting', () => {
  test('shows the cents of an amount', () => {
    expect([formatUsd(cents(585_000)), formatPen(cents(2_252_250)), formatUsd(cents(8))]).toEqual([
      'US$\u00A05,850.00',
      'S/\u00A022,522.50',
      'US$\u00A00.08',
    ])
  })

  test.each([
    [206, 'US$\u00A0206'],
    [1083, 'US$\u00A01,083'],
    [12_750, 'US$\u00A012,750'],
    [149.5, 'US$\u00A0149.50'],
    [0, 'US$\u00A00'],
  ])('formats an advertised price of %d dollars as %s', (amount, text) => {
    expect(shortUsd(centsOf(amount))).toBe(text)
  })

  test.each([
    [793, 'S/\u00A0793'],
    [4170, 'S/\u00A04,170'],
    [1_000_000, 'S/\u00A01,000,000'],
  ])('formats an advertised price of %d soles as %s', (amount, text) => {
    expect(shortPen(centsOf(amount))).toBe(text)
  })

  test('formats an exchange rate', () => {
    expect([formatRate(3.85), formatRate(3.7), formatRate(4)]).toEqual(['S/\u00A03.85', 'S/\u00A03.70', 'S/\u00A04'])
  })
})

describe('reading an amount', () => {
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
    ['1,234,567.89', 123_456_789],
  ])('reads %s as %i cents', (text, count) => {
    expect(readCents(text)).toBe(count)
  })

  test.each(['', 'mucho', '40,0000', '4.000', '-5', '1e5', '4,000,5', '1234567890'])(
    'rejects the amount %j',
    (text) => {
      expect(readCents(text)).toBeUndefined()
    },
  )

  test('parses every amount that is written into a URL', () => {
    fc.assert(fc.property(fc.nat(99_999_999_999), (count) => readCents(plainAmount(cents(count))) === count))
  })
})

test.each([
  [30_000, 3.85, 115_500],
  [42_847, 3.85, 164_961], // 164,960.95
  [10, 3.85, 39], // 38.5 rounds half up
  [100, 1.005, 101], // 100.5, which binary floating point would round down
])('converts %i dollar cents at %d to %i cents of a sol', (dollars, rate, soles) => {
  expect(toSoles(cents(dollars), rate)).toBe(soles)
})

test.each([
  [206, 3.85, 793], // 793.10
  [139, 3.85, 535], // 535.15
  [130, 3.85, 501], // 500.50 rounds half up
  [10, 3.85, 39], // 38.50 rounds half up
  [1083, 3.85, 4170], // 4169.55
  [520, 3.85, 2002],
  [319, 3.6, 1148], // 1148.40
  [100, 1.005, 101], // 100.50, which binary floating point would round down
  [100, 3.8567, 386], // 385.67
])('converts US$ %d at %d to %i whole soles', (dollars, rate, expected) => {
  expect(toWholeSoles(centsOf(dollars), rate)).toBe(expected * 100)
})

test('formats a plain amount with two decimals or none', () => {
  expect([plainAmount(cents(400_050)), plainAmount(cents(400_000))]).toEqual(['4000.50', '4000'])
})
