import { expect, test } from 'vitest'
import { rowTitle } from './row-title-text'

test.each([
  [{ title: 'Piscina', text: 'Una piscina' }, 'Piscina'],
  [{ city: 'Arequipa', key: 'arequipa' }, 'Arequipa'],
  [{ year: 2014, title: '' }, '2014'],
  [{ type: 'paragraph', text: 'Primera línea\n  de las bases' }, 'Primera línea de las bases'],
])('a row is called by its own words: %j', (row, title) => {
  expect(rowTitle(row)).toBe(title)
})

test('a long text is cut, and a row without words has no title', () => {
  expect(rowTitle({ text: 'a'.repeat(80) })).toBe(`${'a'.repeat(59)}…`)
  expect(rowTitle({ image: 'b1946ac9' })).toBeNull()
  expect(rowTitle(undefined)).toBeNull()
})
