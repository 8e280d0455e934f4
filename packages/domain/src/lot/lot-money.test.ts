import { expect, test } from 'vitest'
import { inSolesCents, lotTerms, penOfCents, priceOfInstalment, priceStepCents, usdOfCents } from './lot-money'

test.each([
  // price, months, down, instalment
  [15_450_00, 60, 3_090_00, 206_00],
  [20_250_00, 60, 4_050_00, 270_00],
  [8_340_00, 48, 1_668_00, 139_00],
  [16_245_00, 12, 3_249_00, 1_083_00],
  [15_451_00, 60, 3_090_40, 206_01],
  [100_01, 60, 20_21, 1_33],
  [11_175_00, null, 2_235_00, 149_00],
])('US$ cents %d in %s months', (price, months, downCents, instalmentCents) => {
  const terms = lotTerms(price, months)
  expect(terms).toEqual({ downCents, instalmentCents, months: months ?? 60 })
  expect(terms.downCents + terms.months * terms.instalmentCents).toBe(price)
})

test('10,000 prices sum to the cent, with a down payment of at least a fifth', () => {
  let seed = 7
  for (let round = 0; round < 10_000; round++) {
    seed = (seed * 48_271) % 2_147_483_647
    const price = 1 + (seed % 9_000_000)
    const months = 1 + (seed % 72)
    const { downCents, instalmentCents } = lotTerms(price, months)
    expect(downCents + months * instalmentCents).toBe(price)
    expect(downCents - Math.round(price / 5)).toBeGreaterThanOrEqual(0)
    expect(downCents - Math.round(price / 5)).toBeLessThan(months)
  }
})

test.each([60, 48, 24, 12, null])('a step of the list price is one dollar a month in %s months', (months) => {
  expect(lotTerms(priceOfInstalment(206, months), months).instalmentCents).toBe(206_00)
  expect(lotTerms(priceStepCents(months), months).instalmentCents).toBe(1_00)
})

test('in 60 months the step is US$ 75', () => {
  expect(priceStepCents(60)).toBe(75_00)
})

test.each([
  [20_250_00, 3.85, 77_962_50],
  [270_00, 3.85, 1_039_50],
  [1, 3.85, 4], // 3.85 cents
  [10, 3.85, 39], // 38.5: half goes up
  [100, 1.005, 101], // 100.5, which binary fractions alone would round down
])('%d cents at %d', (cents, rate, soles) => {
  expect(inSolesCents(cents, rate)).toBe(soles)
})

test('sums are written with their cents', () => {
  expect([usdOfCents(20_250_00), penOfCents(1_039_50), usdOfCents(0)]).toEqual([
    'US$\u00A020,250.00',
    'S/\u00A01,039.50',
    'US$\u00A00.00',
  ])
})
