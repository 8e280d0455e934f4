import { describe, expect, test } from 'vitest'
import { boxAround, type Direction, middleOf, nearestLot, type PlacedLot } from './nearest-lot'

/** Two columns of lots back to back, a street, a column shifted by half a lot, and one lot far to the south. */
const lots: PlacedLot[] = [
  ...[0, 1, 2, 3].map((row) => ({ code: `A-0${row + 1}`, at: { x: 0, y: row * 10 } })),
  ...[0, 1, 2, 3].map((row) => ({ code: `A-0${8 - row}`, at: { x: 20, y: row * 10 } })),
  ...[0, 1, 2, 3].map((row) => ({ code: `B-0${row + 1}`, at: { x: 60, y: row * 10 + 4 } })),
  { code: 'C-01', at: { x: 30, y: 90 } },
]
const pointOf = (code: string) => lots.find((lot) => lot.code === code)?.at ?? { x: 0, y: 0 }

describe('the nearest lot in a direction', () => {
  test.each<[string, Direction, string | undefined]>([
    ['A-01', 'down', 'A-02'],
    ['A-02', 'up', 'A-01'],
    ['A-01', 'right', 'A-08'],
    ['A-08', 'left', 'A-01'],
    // The next lots are across the street.
    ['A-08', 'right', 'B-01'],
    ['A-07', 'right', 'B-02'],
    ['B-02', 'left', 'A-07'],
    // At the end of a column, the next lot need not be straight ahead.
    ['A-04', 'down', 'C-01'],
    ['C-01', 'up', 'A-05'],
    // There are no lots beyond the edges.
    ['A-01', 'up', undefined],
    ['A-01', 'left', undefined],
    ['B-01', 'right', undefined],
    ['C-01', 'down', undefined],
  ])('moves from %s with the arrow key %s to %s', (from, direction, to) => {
    expect(nearestLot(pointOf(from), lots, direction)?.code).toBe(to)
  })

  test('never returns the current lot or a lot behind it', () => {
    for (const { at: from } of lots) {
      expect(nearestLot(from, lots, 'down')?.at.y ?? Number.POSITIVE_INFINITY).toBeGreaterThan(from.y)
      expect(nearestLot(from, lots, 'right')?.at.x ?? Number.POSITIVE_INFINITY).toBeGreaterThan(from.x)
    }
  })

  test('reaches every lot of a plan from the first lot', () => {
    const reachedCodes = new Set(['A-01'])
    for (const code of reachedCodes)
      for (const direction of ['up', 'down', 'left', 'right'] as const) {
        const next = nearestLot(pointOf(code), lots, direction)
        if (next) reachedCodes.add(next.code)
      }
    expect(reachedCodes.size).toBe(lots.length)
  })

  test('returns null for an empty plan', () => {
    expect(nearestLot({ x: 0, y: 0 }, [], 'down')).toBeNull()
  })
})

test.each([
  ['0,0 10,0 10,20 0,20', { x: 5, y: 10 }],
  ['0 0 10 0 10 20 0 20', { x: 5, y: 10 }],
  [' -4,2  4,2 0,8 ', { x: 0, y: 4 }],
])('returns the centre of the polygon "%s"', (points, middle) => {
  expect(middleOf(points)).toEqual(middle)
})

test('returns the bounding box of several polygons', () => {
  expect(boxAround(['0,0 10,0 10,20 0,20', '10,5 30,5 30,40'])).toEqual({ x: 0, y: 0, width: 30, height: 40 })
})

test('returns the width and height of a box that does not start at the origin', () => {
  expect(boxAround(['10,5 30,5 30,45 10,45'])).toEqual({ x: 10, y: 5, width: 20, height: 40 })
})

test('skips a lot that is almost perpendicular to the direction', () => {
  expect(nearestLot({ x: 0, y: 0 }, [{ code: 'A-01', at: { x: 1, y: 10 } }], 'right')).toBeNull()
})
