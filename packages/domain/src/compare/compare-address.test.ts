import { expect, test } from 'vitest'
import { placeCompared, readCompared, writeCompared } from './compare-address'

const known = ['santorini', 'mykonos', 'coral', 'zafiro', 'killa']

test.each([
  ['?p=santorini,mykonos', ['santorini', 'mykonos']],
  ['?p=coral,coral,nowhere,%20zafiro', ['coral', 'zafiro']],
  ['?p=santorini,mykonos,coral,zafiro,killa', ['santorini', 'mykonos', 'coral', 'zafiro']],
  ['?p=', []],
  ['', []],
])('%s compares %j', (search, slugs) => {
  expect(readCompared(search, known)).toEqual(slugs)
})

test('reads back what it wrote and keeps other query parameters', () => {
  const search = writeCompared('?utm_source=x&p=killa', ['santorini', 'coral'])
  expect(search).toBe('?p=santorini,coral&utm_source=x')
  expect(readCompared(search, known)).toEqual(['santorini', 'coral'])
  expect(writeCompared('?p=killa', [])).toBe('')
})

test.each([
  [['a', 'b', 'c'], 0, 'd', ['d', 'b', 'c']],
  [['a', 'b', 'c'], 0, 'c', ['c', 'b', 'a']],
  [['a', 'b'], 1, 'b', ['a', 'b']],
  [['a'], 1, 'b', ['a', 'b']],
])('in %j position %i becomes %s', (slugs, at, slug, next) => {
  expect(placeCompared(slugs, at, slug)).toEqual(next)
})
