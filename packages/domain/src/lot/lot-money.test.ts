import { expect, test } from 'vitest'
import { cents } from '../money/money'
import { lotInstalment, lotPlan, priceOfInstalment, priceStepCents } from './lot-money'

test.each([
  // price, months, down, instalment
  [15_450_00, 60, 3_090_00, 206_00],
  [20_250_00, 60, 4_050_00, 270_00],
  [8_340_00, 48, 1_668_00, 139_00],
  [16_245_00, 12, 3_249_00, 1_083_00],
  [15_451_00, 60, 3_090_40, 206_01],
  [100_01, 60, 20_21, 1_33],
  [11_175_00, null, 2_235_00, 149_00],
])('US$ cents %d in %s months', (price, months, down, instalment) => {
  const plan = lotPlan(cents(price), months, 3.85)
  expect([plan.down.usd, plan.instalment.usd, plan.months]).toEqual([down, instalment, months ?? 60])
  expect(lotInstalment(cents(price), months)).toBe(instalment)
})

test.each([60, 48, 24, 12, null])('one step of the list price is one dollar a month in %s months', (months) => {
  expect(lotInstalment(priceOfInstalment(206, months), months)).toBe(206_00)
  expect(lotInstalment(priceStepCents(months), months)).toBe(1_00)
})

test('in 60 months the step is US$ 75', () => {
  expect(priceStepCents(60)).toBe(75_00)
})
