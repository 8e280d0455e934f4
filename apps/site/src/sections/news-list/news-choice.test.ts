import { expect, test } from 'vitest'
import { pageOf, readChoice, writeChoice } from './news-choice'

const categories = ['', 'launches', 'press']

test.each([
  ['', { category: '', page: 1 }],
  ['?categoria=press', { category: 'press', page: 1 }],
  ['?category=press&page=2', { category: 'press', page: 2 }],
  ['?categoria=press&page=2', { category: 'press', page: 2 }],
  ['?categoria=prensa', { category: '', page: 1 }],
  ['?pagina=0', { category: '', page: 1 }],
  ['?pagina=1.5', { category: '', page: 1 }],
  ['?pagina=x', { category: '', page: 1 }],
])('reads category and page from "%s" as %o', (search, choice) => {
  expect(readChoice(search, categories)).toEqual(choice)
})

test('writes parameter names in the language of the page and keeps other parameters', () => {
  const search = '?utm_source=mail&categoria=launches&pagina=3'
  expect(writeChoice(search, { category: 'press', page: 2 }, 'en')).toBe('?utm_source=mail&category=press&page=2')
  expect(writeChoice(search, { category: '', page: 1 }, 'es')).toBe('?utm_source=mail')
  expect(writeChoice('?categoria=press', { category: '', page: 1 }, 'es')).toBe('')
})

test.each([
  [14, 1, { page: 1, pages: 3, from: 0, to: 6, total: 14 }],
  [14, 3, { page: 3, pages: 3, from: 12, to: 14, total: 14 }],
  [14, 9, { page: 3, pages: 3, from: 12, to: 14, total: 14 }],
  [3, 1, { page: 1, pages: 1, from: 0, to: 3, total: 3 }],
  [0, 1, { page: 1, pages: 1, from: 0, to: 0, total: 0 }],
])('calculates which of %i articles page %i shows', (total, requestedPage, expected) => {
  expect(pageOf(total, 6, requestedPage)).toEqual(expected)
})
