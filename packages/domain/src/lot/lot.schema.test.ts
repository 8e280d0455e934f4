import { expect, test } from 'vitest'
import { sampleLot } from './lot.fixture'
import { blockOf, isHoldExpired, lot, lotKey, stateAt } from './lot.schema'

test('accepts a complete lot', () => {
  expect(lot.safeParse(sampleLot()).success).toBe(true)
})

test.each([
  { code: 'a-01' },
  { code: 'A01' },
  { code: 'ABC-01' },
  { areaM2: 0 },
  { frontageM: -1 },
  { listPriceCents: 100.5 },
  { listPriceCents: 0 },
  { orientation: 'up' },
  { state: 'reserved' },
  { shape: 'Lot 1' },
  { heldUntil: 'tomorrow' },
])('rejects a lot with %o', (changes) => {
  expect(lot.safeParse({ ...sampleLot(), ...changes }).success).toBe(false)
})

test('drops unknown fields, such as the buyer', () => {
  expect(lot.parse({ ...sampleLot(), buyer: 'Ana Quispe' })).toEqual(sampleLot())
})

test('builds the key of a lot from project and code, and reads its block from the code', () => {
  expect(lotKey('santorini', 'C-07')).toBe('santorini-c-07')
  expect(blockOf('AB-112')).toBe('AB')
})

test('expires a hold at its end and never expires a sale', () => {
  const heldUntil = '2026-11-20T17:00:00.000Z'
  const end = Date.parse(heldUntil)
  expect(isHoldExpired({ state: 'held', heldUntil }, end - 1)).toBe(false)
  expect(isHoldExpired({ state: 'held', heldUntil }, end)).toBe(true)
  expect(stateAt({ state: 'held', heldUntil }, end - 1)).toBe('held')
  expect(stateAt({ state: 'held', heldUntil }, end)).toBe('free')
  expect(stateAt({ state: 'held', heldUntil: null }, end)).toBe('held')
  expect(stateAt({ state: 'sold', heldUntil }, end)).toBe('sold')
})
