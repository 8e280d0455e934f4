import { expect, test } from 'vitest'
import { rowTitle } from './row-title-text'

test.each([
  [{ title: 'Piscina', text: 'Una piscina' }, 'Piscina'],
  [{ city: 'Arequipa', key: 'arequipa' }, 'Arequipa'],
  [{ year: 2014, title: '' }, '2014'],
  [{ type: 'paragraph', text: 'Primera línea\n  de las bases' }, 'Primera línea de las bases'],
])('uses the most specific text of a row as its title: %j', (row, title) => {
  expect(rowTitle(row)).toBe(title)
})

test('truncates a long text, and returns no title for a row without text', () => {
  expect(rowTitle({ text: 'a'.repeat(80) })).toBe(`${'a'.repeat(59)}…`)
  expect(rowTitle({ image: 'b1946ac9' })).toBeNull()
  expect(rowTitle(undefined)).toBeNull()
})
