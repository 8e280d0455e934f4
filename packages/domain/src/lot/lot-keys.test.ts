import { expect, test } from 'vitest'
import { lotAtKey } from './lot-keys'

const lot = (code: string, x: number, y: number) => ({ code, block: code.slice(0, 1), at: { x, y } })
/** Block A has two columns and block B has one. */
const fewLots = [
  lot('A-01', 0, 0),
  lot('A-02', 0, 1),
  lot('A-03', 1, 1),
  lot('A-04', 1, 0),
  lot('B-01', 3, 0),
  lot('B-02', 3, 1),
]

const lotByCode = (code: string) => fewLots.find((lot) => lot.code === code) ?? (fewLots[0] as (typeof fewLots)[0])

test.each([
  ['A-01', 'ArrowRight', 'A-04'],
  ['A-01', 'ArrowDown', 'A-02'],
  ['A-03', 'ArrowRight', 'B-02'],
  ['B-01', 'ArrowRight', 'B-01'], // B-01 is at the edge of the plan.
  ['A-03', 'Home', 'A-01'],
  ['A-01', 'End', 'A-04'],
  ['A-01', 'b', 'B-01'],
  ['B-02', 'A', 'A-01'],
  ['A-01', 'z', undefined], // There is no block Z.
  ['A-01', 'Tab', undefined],
  ['A-01', 'PageDown', undefined], // The page handles this key.
])('moves the focus from lot %s with the key %s to %s', (code, key, expected) => {
  expect(lotAtKey(key, lotByCode(code), fewLots)?.code).toBe(expected)
})
