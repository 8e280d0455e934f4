import { expect, test } from 'vitest'
import { spreadLabels } from './spread-labels'

const limits = { gap: 10, min: 0, max: 100 }

test.each([
  { name: 'keeps labels that are far apart', wanted: [5, 40, 90], expected: [5, 40, 90] },
  { name: 'moves two labels by the same distance', wanted: [50, 50], expected: [45, 55] },
  { name: 'moves only the labels that overlap', wanted: [10, 60, 62, 64], expected: [10, 52, 62, 72] },
  { name: 'moves a neighbour that a moved label would cover', wanted: [40, 50, 50], expected: [36.67, 46.67, 56.67] },
  { name: 'keeps labels above the bottom limit', wanted: [98, 99], expected: [90, 100] },
  { name: 'keeps labels below the top limit', wanted: [0, 2], expected: [0, 10] },
  { name: 'accepts no labels', wanted: [], expected: [] },
])('$name', ({ wanted, expected }) => {
  const positions = spreadLabels(wanted, limits)
  expect(positions.map((position) => Math.round(position * 100) / 100)).toEqual(expected)
})

test('starts at the top limit if the labels do not fit', () => {
  expect(spreadLabels([5, 5, 5], { gap: 10, min: 0, max: 15 })).toEqual([0, 10, 20])
})
