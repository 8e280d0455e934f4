import { expect, test } from 'vitest'
import { courseSpans } from './course-spans'

test.each([
  [1, [12]],
  [2, [7, 5]],
  [3, [4, 4, 4]],
  [4, [7, 5, 5, 7]],
  [5, [7, 5, 4, 4, 4]],
  [7, [7, 5, 4, 4, 4, 5, 7]],
  [10, [7, 5, 4, 4, 4, 5, 7, 4, 4, 4]],
])('gives %i cards the column spans %j', (count, spans) => {
  expect(courseSpans(count)).toEqual(spans)
})

test('fills all twelve columns of every row for any number of cards', () => {
  for (let count = 1; count <= 25; count += 1) {
    const spans = courseSpans(count)
    expect(spans).toHaveLength(count)
    expect(spans.reduce((total, span) => total + span, 0) % 12, `${count} cards`).toBe(0)
  }
})

test('returns no spans for no cards', () => {
  expect(courseSpans(0)).toEqual([])
})
