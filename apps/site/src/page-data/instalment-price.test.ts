import { expect, test } from 'vitest'
import { instalmentPrice } from './instalment-price'

const projectOnSale = (monthlyFromUsd: number | null) => ({ monthlyFromUsd, soldOut: false })

test.each([
  [206, 'US$\u00A0206', 'S/\u00A0793'],
  [1083, 'US$\u00A01,083', 'S/\u00A04,170'],
  [520, 'US$\u00A0520', 'S/\u00A02,002'],
])('shows an instalment of %i dollars in both currencies', (dollars, usd, pen) => {
  expect(instalmentPrice(projectOnSale(dollars), 3.85)).toEqual({ usd, pen })
})

test('returns no price for a project without an instalment', () => {
  expect(instalmentPrice(projectOnSale(null), 3.85)).toBeNull()
})

test('returns no price for a sold-out building, even if its record has an instalment', () => {
  expect(instalmentPrice({ monthlyFromUsd: 520, soldOut: true }, 3.85)).toBeNull()
})
