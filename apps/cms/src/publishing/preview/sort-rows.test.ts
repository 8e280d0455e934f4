import { expect, test } from 'vitest'
import { sortRows } from './sort-rows'

const ids = (rows: { id: string }[]) => rows.map(({ id }) => id).join('')

test('sorts rows by number, by date and in descending order', () => {
  const places = [
    { id: 'b', order: 10 },
    { id: 'a', order: 9 },
  ]
  expect(ids(sortRows(places, 'order'))).toBe('ab')
  const news = [
    { id: 'old', publishedOn: '2025-08-12T00:00:00.000Z' },
    { id: 'new', publishedOn: '2026-01-02T00:00:00.000Z' },
  ]
  expect(sortRows(news, '-publishedOn').map(({ id }) => id)).toEqual(['new', 'old'])
})

test('sorts the newest row first by default', () => {
  const rows = [
    { id: 'a', createdAt: '2026-01-01' },
    { id: 'b', createdAt: '2026-01-02' },
  ]
  expect(ids(sortRows(rows, undefined))).toBe('ba')
})

test('sorts rows without the sort field last', () => {
  const rows = [{ id: 'a', order: null }, { id: 'b', order: 3 }, { id: 'c' }]
  expect(ids(sortRows(rows, 'order')).startsWith('b')).toBe(true)
})
