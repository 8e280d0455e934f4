import { cents, centsOf } from '@sillar/domain/money/money'
import { expect, test } from 'vitest'
import { areaText, sidesText, sumsOf } from './lot-offer'

test('the sums of the worked example, in both currencies', () => {
  const sums = sumsOf({ listPriceCents: cents(20_250_00) }, { months: 60, solesPerDollar: 3.85 })
  expect(sums).toEqual({
    months: 60,
    price: ['US$\u00A020,250.00', 'S/\u00A077,962.50'],
    instalment: ['US$\u00A0270.00', 'S/\u00A01,039.50'],
    down: ['US$\u00A04,050.00', 'S/\u00A015,592.50'],
  })
})

test('the soles add up too: what rounding leaves joins the down payment', () => {
  const { price, instalment, down } = sumsOf(
    { listPriceCents: cents(15_451_00) },
    { months: 60, solesPerDollar: 3.8567 },
  )
  const inSoles = ([, soles]: readonly [string, string]) => centsOf(Number(soles.replace(/[^\d.]/g, '')))
  expect(inSoles(down) + 60 * inSoles(instalment)).toBe(inSoles(price))
})

test('measures have two decimals', () => {
  expect(areaText({ areaM2: 120 })).toBe('120.00 m²')
  expect(sidesText({ frontageM: 8.8, depthM: 12.5 })).toBe('8.80 × 12.50 m')
})
