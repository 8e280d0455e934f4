import { expect, test } from 'vitest'
import { instalmentPrice } from './instalment-price'

const selling = (monthlyFromUsd: number | null) => ({ monthlyFromUsd, soldOut: false })

test.each([
  [206, 'US$\u00A0206', 'S/\u00A0793'],
  [1083, 'US$\u00A01,083', 'S/\u00A04,170'],
  [520, 'US$\u00A0520', 'S/\u00A02,002'],
])('%i dollars a month are quoted in both currencies', (dollars, usd, pen) => {
  expect(instalmentPrice(selling(dollars), 3.85)).toEqual({ usd, pen })
})

test('without an instalment there is no price', () => {
  expect(instalmentPrice(selling(null), 3.85)).toBeNull()
})

test('a sold-out building quotes no price, whatever its record still says', () => {
  expect(instalmentPrice({ monthlyFromUsd: 520, soldOut: true }, 3.85)).toBeNull()
})
