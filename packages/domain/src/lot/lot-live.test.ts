import { expect, test } from 'vitest'
import { sampleLot } from './lot.fixture'
import { currentLotStates, liveLots } from './lot-live'
import { applyStates, liveLotsPath, stateFingerprint } from './lot-states'

const now = new Date('2026-11-15T19:32:00.000Z')
const freeLot = sampleLot({ code: 'B-01' })
const heldLot = sampleLot({ code: 'A-02', state: 'held', heldUntil: '2026-11-16T00:00:00.000Z' })
const expiredLot = sampleLot({ code: 'A-01', state: 'held', heldUntil: '2026-11-15T19:31:59.000Z' })
const soldLot = sampleLot({ code: 'C-01', state: 'sold' })

test('writes the lot states in a stable order, with expired holds as free', () => {
  const file = currentLotStates([freeLot, heldLot, expiredLot, soldLot], now)
  expect(JSON.stringify(file)).toBe(
    '{"asOf":"2026-11-15T19:32:00.000Z","states":{"A-01":"free","A-02":"held","B-01":"free","C-01":"sold"}}',
  )
  expect(liveLots.parse(file)).toEqual(file)
})

test('uses one path per project', () => {
  expect(liveLotsPath('santorini')).toBe('/live/lots-santorini.json')
})

test('updates lots whose state changed and keeps unchanged lots identical', () => {
  const lots = [freeLot, heldLot, soldLot]
  const updatedLots = applyStates(lots, { 'B-01': 'sold', 'A-02': 'held', 'Z-99': 'sold' })
  expect(updatedLots.map(({ state }) => state)).toEqual(['sold', 'held', 'sold'])
  expect([updatedLots[1], updatedLots[2]]).toEqual([heldLot, soldLot])
  expect(updatedLots[1]).toBe(heldLot)
})

test('returns the same array if no state changed', () => {
  const lots = [freeLot, heldLot]
  expect(applyStates(lots, { 'B-01': 'free' })).toBe(lots)
})

test.each([{ asOf: 'now', states: {} }, { asOf: now.toISOString(), states: { 'A-01': 'gone' } }, {}])(
  'rejects the live file %o',
  (file) => {
    expect(liveLots.safeParse(file).success).toBe(false)
  },
)

test('changes the fingerprint only if a state changed', () => {
  const lots = [freeLot, heldLot, soldLot]
  expect(stateFingerprint(lots)).toBe('fhs')
  expect(stateFingerprint(lots, { 'B-01': 'free', 'Z-99': 'sold' })).toBe(stateFingerprint(lots))
  expect(stateFingerprint(lots, { 'B-01': 'sold' })).toBe('shs')
})
