import { expect, test } from 'vitest'
import { cents } from '../money/money'
import { lotInstalment, lotPaymentPlan, priceOfInstalment, priceStepCents } from './lot-money'

test.each([
  // The columns are price, months, down payment and instalment.
  [15_450_00, 60, 3_090_00, 206_00],
  [20_250_00, 60, 4_050_00, 270_00],
  [8_340_00, 48, 1_668_00, 139_00],
  [16_245_00, 12, 3_249_00, 1_083_00],
  [15_451_00, 60, 3_090_40, 206_01],
  [100_01, 60, 20_21, 1_33],
  [11_175_00, null, 2_235_00, 149_00],
])('divides %d US cents into a down payment and instalments over %s months', (price, months, down, instalment) => {
  const plan = lotPaymentPlan(cents(price), months, 3.85)
  expect([plan.down.usd, plan.instalment.usd, plan.months]).toEqual([down, instalment, months ?? 60])
  expect(lotInstalment(cents(price), months)).toBe(instalment)
})

test.each([60, 48, 24, 12, null])('raises the instalment by one dollar per price step, over %s months', (months) => {
  expect(lotInstalment(priceOfInstalment(206, months), months)).toBe(206_00)
  expect(lotInstalment(priceStepCents(months), months)).toBe(1_00)
})

test('uses a price step of US$ 75 for 60 months', () => {
  expect(priceStepCents(60)).toBe(75_00)
})
