import { describe, expect, test } from 'vitest'
import { boxAround, type Direction, middleOf, nearestLot, type PlacedLot } from './nearest-lot'

/** Two columns back to back, a street, two columns whose rows are half a lot lower, and one lot far to the south. */
const lots: PlacedLot[] = [
  ...[0, 1, 2, 3].map((row) => ({ code: `A-0${row + 1}`, at: { x: 0, y: row * 10 } })),
  ...[0, 1, 2, 3].map((row) => ({ code: `A-0${8 - row}`, at: { x: 20, y: row * 10 } })),
  ...[0, 1, 2, 3].map((row) => ({ code: `B-0${row + 1}`, at: { x: 60, y: row * 10 + 4 } })),
  { code: 'C-01', at: { x: 30, y: 90 } },
]
const at = (code: string) => lots.find((lot) => lot.code === code)?.at ?? { x: 0, y: 0 }

describe('an arrow key', () => {
  test.each<[string, Direction, string | undefined]>([
    ['A-01', 'down', 'A-02'],
    ['A-02', 'up', 'A-01'],
    ['A-01', 'right', 'A-08'],
    ['A-08', 'left', 'A-01'],
    // Over the street to the row that lies nearer.
    ['A-08', 'right', 'B-01'],
    ['A-07', 'right', 'B-02'],
    ['B-02', 'left', 'A-07'],
    // From the last of a column on to what lies beyond, though it is aside.
    ['A-04', 'down', 'C-01'],
    ['C-01', 'up', 'A-05'],
    // At the edges it stays.
    ['A-01', 'up', undefined],
    ['A-01', 'left', undefined],
    ['B-01', 'right', undefined],
    ['C-01', 'down', undefined],
  ])('from %s %s to %s', (from, direction, to) => {
    expect(nearestLot(at(from), lots, direction)?.code).toBe(to)
  })

  test('never stays on the spot and never goes back', () => {
    for (const { at: from } of lots) {
      expect(nearestLot(from, lots, 'down')?.at.y ?? Number.POSITIVE_INFINITY).toBeGreaterThan(from.y)
      expect(nearestLot(from, lots, 'right')?.at.x ?? Number.POSITIVE_INFINITY).toBeGreaterThan(from.x)
    }
  })

  test('reaches every lot of a plan from its first', () => {
    const reached = new Set(['A-01'])
    for (const code of reached)
      for (const direction of ['up', 'down', 'left', 'right'] as const) {
        const next = nearestLot(at(code), lots, direction)
        if (next) reached.add(next.code)
      }
    expect(reached.size).toBe(lots.length)
  })

  test('an empty plan leads nowhere', () => {
    expect(nearestLot({ x: 0, y: 0 }, [], 'down')).toBeNull()
  })
})

test.each([
  ['0,0 10,0 10,20 0,20', { x: 5, y: 10 }],
  ['0 0 10 0 10 20 0 20', { x: 5, y: 10 }],
  [' -4,2  4,2 0,8 ', { x: 0, y: 4 }],
])('the middle of %s', (points, middle) => {
  expect(middleOf(points)).toEqual(middle)
})

test('the box around a block', () => {
  expect(boxAround(['0,0 10,0 10,20 0,20', '10,5 30,5 30,40'])).toEqual({ x: 0, y: 0, width: 30, height: 40 })
})
