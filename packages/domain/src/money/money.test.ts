import { describe, expect, test } from 'vitest'
import { pen, soles, usd } from './money'

describe('money as people read it', () => {
  test.each([
    [206, 'US$\u00A0206'],
    [1083, 'US$\u00A01,083'],
    [12_750, 'US$\u00A012,750'],
    [149.5, 'US$\u00A0149.50'],
    [0, 'US$\u00A00'],
  ])('%d dollars', (amount, text) => {
    expect(usd(amount)).toBe(text)
  })

  test.each([
    [793, 'S/\u00A0793'],
    [4170, 'S/\u00A04,170'],
    [1_000_000, 'S/\u00A01,000,000'],
  ])('%d soles', (amount, text) => {
    expect(pen(amount)).toBe(text)
  })
})

describe('soles of a dollar amount', () => {
  test.each([
    [206, 3.85, 793], // 793.10
    [139, 3.85, 535], // 535.15
    [130, 3.85, 501], // 500.50: half goes up
    [10, 3.85, 39], // 38.50: half goes up
    [1083, 3.85, 4170], // 4169.55
    [520, 3.85, 2002],
    [319, 3.6, 1148], // 1148.40
    [100, 1.005, 101], // 100.50, which binary fractions alone would round down
    [100, 3.8567, 386], // 385.67
  ])('US$ %d at %d', (dollars, rate, expected) => {
    expect(soles(dollars, rate)).toBe(expected)
  })
})
