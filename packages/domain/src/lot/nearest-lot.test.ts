import { describe, expect, test } from 'vitest'
import { boxAround, type Direction, middleOf, nearestLot, type PlacedLot } from './nearest-lot'

/** Two columns back to back, a street, two columns shifted by half a lot, and one lot far to the south. */
const lots: PlacedLot[] = [
  ...[0, 1, 2, 3].map((row) => ({ code: `A-0${row + 1}`, at: { x: 0, y: row * 10 } })),
  ...[0, 1, 2, 3].map((row) => ({ code: `A-0${8 - row}`, at: { x: 20, y: row * 10 } })),
  ...[0, 1, 2, 3].map((row) => ({ code: `B-0${row + 1}`, at: { x: 60, y: row * 10 + 4 } })),
  { code: 'C-01', at: { x: 30, y: 90 } },
]
const at = (code: string) => lots.find((lot) => lot.code === code)?.at ?? { x: 0, y: 0 }

describe('nearestLot', () => {
  test.each<[string, Direction, string | undefined]>([
    ['A-01', 'down', 'A-02'],
    ['A-02', 'up', 'A-01'],
    ['A-01', 'right', 'A-08'],
    ['A-08', 'left', 'A-01'],
    // Across the street to the closer row.
    ['A-08', 'right', 'B-01'],
    ['A-07', 'right', 'B-02'],
    ['B-02', 'left', 'A-07'],
    // From the end of a column to the next lot beyond, even if it is not straight ahead.
    ['A-04', 'down', 'C-01'],
    ['C-01', 'up', 'A-05'],
    // Nothing beyond the edges.
    ['A-01', 'up', undefined],
    ['A-01', 'left', undefined],
    ['B-01', 'right', undefined],
    ['C-01', 'down', undefined],
  ])('from %s %s to %s', (from, direction, to) => {
    expect(nearestLot(at(from), lots, direction)?.code).toBe(to)
  })

  test('never returns the same lot or moves backwards', () => {
    for (const { at: from } of lots) {
      expect(nearestLot(from, lots, 'down')?.at.y ?? Number.POSITIVE_INFINITY).toBeGreaterThan(from.y)
      expect(nearestLot(from, lots, 'right')?.at.x ?? Number.POSITIVE_INFINITY).toBeGreaterThan(from.x)
    }
  })

  test('reaches every lot of a plan from the first', () => {
    const reached = new Set(['A-01'])
    for (const code of reached)
      for (const direction of ['up', 'down', 'left', 'right'] as const) {
        const next = nearestLot(at(code), lots, direction)
        if (next) reached.add(next.code)
      }
    expect(reached.size).toBe(lots.length)
  })

  test('returns null for an empty plan', () => {
    expect(nearestLot({ x: 0, y: 0 }, [], 'down')).toBeNull()
  })
})

test.each([
  ['0,0 10,0 10,20 0,20', { x: 5, y: 10 }],
  ['0 0 10 0 10 20 0 20', { x: 5, y: 10 }],
  [' -4,2  4,2 0,8 ', { x: 0, y: 4 }],
])('middleOf(%s)', (points, middle) => {
  expect(middleOf(points)).toEqual(middle)
})

test('boxAround returns the box of a block', () => {
  expect(boxAround(['0,0 10,0 10,20 0,20', '10,5 30,5 30,40'])).toEqual({ x: 0, y: 0, width: 30, height: 40 })
})

test('the box of a block away from the origin is as wide and high as the block', () => {
  expect(boxAround(['10,5 30,5 30,45 10,45'])).toEqual({ x: 10, y: 5, width: 20, height: 40 })
})

test('skips a lot that is almost perpendicular to the arrow', () => {
  expect(nearestLot({ x: 0, y: 0 }, [{ code: 'A-01', at: { x: 1, y: 10 } }], 'right')).toBeNull()
})
