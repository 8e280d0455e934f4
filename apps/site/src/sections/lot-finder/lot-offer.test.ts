import { cents, centsOf } from '@app/domain/money/money'
import { expect, test } from 'vitest'
import { amountsOf, areaText, sidesText } from './lot-offer'

test('calculates price, instalment and down payment in both currencies', () => {
  const amounts = amountsOf({ listPriceCents: cents(20_250_00) }, { months: 60, solesPerDollar: 3.85 })
  expect(amounts).toEqual({
    months: 60,
    price: ['US$\u00A020,250.00', 'S/\u00A077,962.50'],
    instalment: ['US$\u00A0270.00', 'S/\u00A01,039.50'],
    down: ['US$\u00A04,050.00', 'S/\u00A015,592.50'],
  })
})

test('adds rounding differences in soles to the down payment', () => {
  const { price, instalment, down } = amountsOf(
    { listPriceCents: cents(15_451_00) },
    { months: 60, solesPerDollar: 3.8567 },
  )
  const parseSoles = ([, soles]: readonly [string, string]) => centsOf(Number(soles.replace(/[^\d.]/g, '')))
  expect(parseSoles(down) + 60 * parseSoles(instalment)).toBe(parseSoles(price))
})

test('formats area and sides with two decimals', () => {
  expect(areaText({ areaM2: 120 }, 'es')).toBe('120.00\u00a0m²')
  expect(areaText({ areaM2: 120 }, 'en')).toBe('120.00\u00a0m² (1,292\u00a0ft²)')
  expect(sidesText({ frontageM: 8.8, depthM: 12.5 })).toBe('8.80 × 12.50 m')
})
