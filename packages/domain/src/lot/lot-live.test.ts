import { expect, test } from 'vitest'
import { sampleLot } from './lot.fixture'
import { lotsNow, stateNow } from './lot-live'
import { lotsNowPath, stateMark, withStates } from './lot-states'

const now = new Date('2026-11-15T19:32:00.000Z')
const free = sampleLot({ code: 'B-01' })
const held = sampleLot({ code: 'A-02', state: 'held', heldUntil: '2026-11-16T00:00:00.000Z' })
const over = sampleLot({ code: 'A-01', state: 'held', heldUntil: '2026-11-15T19:31:59.000Z' })
const sold = sampleLot({ code: 'C-01', state: 'sold' })

test('contains codes, states and the time in a stable order, with expired holds as available', () => {
  const file = stateNow([free, held, over, sold], now)
  expect(JSON.stringify(file)).toBe(
    '{"asOf":"2026-11-15T19:32:00.000Z","states":{"A-01":"free","A-02":"held","B-01":"free","C-01":"sold"}}',
  )
  expect(lotsNow.parse(file)).toEqual(file)
})

test('has a path per project', () => {
  expect(lotsNowPath('santorini')).toBe('/live/lots-santorini.json')
})

test('updates changed lots and keeps the others identical', () => {
  const lots = [free, held, sold]
  const shown = withStates(lots, { 'B-01': 'sold', 'A-02': 'held', 'Z-99': 'sold' })
  expect(shown.map(({ state }) => state)).toEqual(['sold', 'held', 'sold'])
  expect([shown[1], shown[2]]).toEqual([held, sold])
  expect(shown[1]).toBe(held)
})

test('returns the same array if no state changed, so that nothing renders again', () => {
  const lots = [free, held]
  expect(withStates(lots, { 'B-01': 'free' })).toBe(lots)
})

test.each([{ asOf: 'now', states: {} }, { asOf: now.toISOString(), states: { 'A-01': 'gone' } }, {}])(
  'rejects %o',
  (file) => {
    expect(lotsNow.safeParse(file).success).toBe(false)
  },
)

test('a mark shows whether anything changed', () => {
  const lots = [free, held, sold]
  expect(stateMark(lots)).toBe('fhs')
  expect(stateMark(lots, { 'B-01': 'free', 'Z-99': 'sold' })).toBe(stateMark(lots))
  expect(stateMark(lots, { 'B-01': 'sold' })).toBe('shs')
})
