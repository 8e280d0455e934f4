import { expect, test } from 'vitest'
import {
  answerChange,
  type BetterWhen,
  countChange,
  figureChange,
  formatMinutesLong,
  formatSigned,
} from './figure-change'

test.each<[number, number, BetterWhen, number, string]>([
  [3, 2, 'higher', 1, 'better'],
  [1, 4, 'higher', -3, 'worse'],
  [2, 2, 'higher', 0, 'equal'],
  [47, 59, 'lower', -12, 'better'],
  [60, 20, 'lower', 40, 'worse'],
  [0, 0, 'lower', 0, 'equal'],
])(
  'compares %i with the previous %i, where %s is better: difference %i, %s',
  (current, previous, betterWhen, difference, rating) => {
    expect(figureChange(current, previous, betterWhen)).toEqual({ difference, rating })
  },
)

test('compares medians only if both periods have at least five answers', () => {
  const times = (count: number, medianMinutes: number | undefined) => ({ count, medianMinutes })
  expect(answerChange(times(5, 47.4), times(5, 59))).toEqual({ difference: -12, rating: 'better' })
  expect(answerChange(times(4, 47), times(20, 59))).toBeUndefined()
  expect(answerChange(times(20, 47), times(4, 59))).toBeUndefined()
  expect(answerChange(times(0, undefined), times(0, undefined))).toBeUndefined()
})

test('compares counts only if the previous one is at least five', () => {
  expect(countChange(12, 5)).toEqual({ difference: 7, rating: 'better' })
  expect(countChange(0, 5)).toEqual({ difference: -5, rating: 'worse' })
  expect(countChange(12, 4)).toBeUndefined()
})

test.each([
  [2, '+2'],
  [-1, '−1'],
])('writes the difference %i as %s', (difference, text) => {
  expect(formatSigned(difference)).toBe(text)
})

test.each([
  [0, '0 min'],
  [47.4, '47 min'],
  [59.6, '1 h'],
  [65, '1 h 05'],
  [200, '3 h 20'],
])('writes %d minutes as %s', (minutes, text) => {
  expect(formatMinutesLong(minutes)).toBe(text)
})
